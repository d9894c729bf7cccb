/// The meanings of a question's words.
enum SearchWords {
  /// The terms of a word, the one that it means first. A row of words stands here without its blanks.
  static let terms: [String: [String]] = {
    var table: [String: [String]] = [:]
    for line in lines {
      for word in line.words { table[word.filter { $0 != "_" }] = line.terms }
    }
    return table
  }()

  /// The rows of words that are one thing: `go back`.
  static let rows = lines.flatMap(\.words).filter { $0.contains("_") }
    .map { $0.split(separator: "_").map(String.init) }

  /// The topic of a term. A question about one topic is seldom answered by another one.
  static let topics: [String: String] = {
    let topics = [
      ("@stack", "push pop popto back navigation backbutton navigationbar"),
      ("@modal", "present dismiss modal sheet alert popover fullscreen overstyle actionsheet detent"),
      ("@tab", "tab"), ("@split", "split primary column"), ("@pager", "pager"),
      ("@child", "child embed container parent"), ("@segue", "segue unwind prepare"),
      ("@device", "rotate trait layout size"), ("@app", "background foreground launch terminate scenedelegate"),
      ("@life", "free alive"), ("@scene", "scenograph yaml test image"),
    ]
    return Dictionary(
      topics.flatMap { topic, terms in terms.split(separator: " ").map { (String($0), topic) } },
      uniquingKeysWith: { first, _ in first })
  }()

  /// Words before a callback's name that make it the place of something.
  static let places: Set<String> = ["in", "from", "inside", "during", "within", "of"]
  /// How the names of callbacks begin.
  static let moments = ["viewdid", "viewwill", "viewis", "loadview", "init", "prepare", "awakefromnib", "callback"]

  /// Parts of names that say nothing.
  static let dull: Set<String> = [
    "view", "controller", "controllers", "ui", "did", "will", "is", "for", "to", "from", "with", "in", "of", "on", "at",
  ]

  /// Terms that are in many questions and say of none what it is about.
  static let general: Set<String> = [
    "not", "call", "order", "first", "before", "after", "twice", "another", "wrong", "change", "told", "nil", "only",
    "difference", "several", "timing", "make", "custom", "user", "same", "while",
  ]

  /// Words that say nothing by themselves.
  static let empty = Set(
    """
    a an the is are was were be been being am do does did doing it its this that these those i im ive me my we our you
    your he his she her they them their in of on at to from for with by and or as if so than there here into up off
    about what which how why where when can could should would will shall may might must has have had having still any some
    also very too ios swift objective objc c uikit xcode app application apple using use used vcs vc please sure help
    need want way problem issue question error bug view views controller controllers viewcontroller uiviewcontroller
    uiview screen screens func code self thing properly correctly suddenly programmatically programmatic via between
    like something even though come comes came coming because class object line true direct directly allow look looks
    become becomes becom already onto new actual effect exact exactly going go goes went let mean means meaning say
    says said animated whether text
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  static let lines: [(terms: [String], words: [String])] = text.split(separator: "\n").map { line in
    let parts = line.split(separator: ":").map { $0.split(separator: " ").map(String.init) }
    return (parts[0], parts[1])
  }

  private static let text = """
    not: not never no isnt doesnt dont didnt wont cant cannot wasnt arent hasnt havent shouldnt couldnt without nothing fail fails failed failing missing none ignored ignores ignore ignoring silent silently dropped dead refuse refuses refused miss misses missed false swallow swallowed mute unable neither nor no_effect has_no_effect does_nothing skip skips skipped absent unaffected unnoticed instead_of rather_than
    call: call calls called calling fire fires fired firing execute executes executed executing run runs ran invoke invoked invokes invoking invocation trigger triggers triggered triggering receive receives received get gets got getting callback callbacks event events hear hears heard method methods function functions work works working worked happen happens happened happening message messages respond responds
    told: told tell tells notify notified notifies inform informed informs notice notices noticed know knows knew known find finds found find_out detect detects detected detecting determine determines recognise recognize check checks checking learn aware listen react reacts distinguish see
    dismiss: dismiss dismissed dismisses dismissing dismissal close closes closed closing dismissviewcontroller dismissviewcontrolleranimated go_away goes_away gone_away went_away
    present: present presented presents presenting presentation presentations presentviewcontroller presentmodalviewcontroller show shows showing shown display displays displayed displaying open opens opened opening popup
    presenter present: presenter presentingviewcontroller underneath below beneath underlying behind
    modal present: modal modals modally
    cover modal: cover covers covered covering over above on_top overlay overlays
    sheet present: sheet sheets card cards pagesheet formsheet pagesheets bottom_sheet page_sheet form_sheet half_sheet
    detent sheet: detent detents medium half_height half_screen height heights
    alert present: alert alerts uialertcontroller alertview uialertview alertcontroller dialog dialogue
    popover present: popover popovers uipopoverpresentationcontroller
    actionsheet alert: action_sheet actionsheet sharesheet share_sheet uiactivityviewcontroller
    fullscreen present: fullscreen full_screen whole_screen entire_screen fill fills
    overstyle present: overfullscreen overcurrentcontext transparent translucent semitransparent
    push: push pushed pushes pushing pushviewcontroller
    pop back: pop popped pops popping popviewcontroller popviewcontrolleranimated
    popto pop: poptorootviewcontroller poptoviewcontroller pop_to_root pop_to
    back: back go_back goes_back going_back return returns returned returning come_back comes_back came_back coming_back backwards
    backbutton back: back_button back_arrow back_item backbarbuttonitem leftbarbuttonitem
    navigation: navigation nav navigationcontroller uinavigationcontroller stack navcontroller navstack navigation_stack nav_stack
    navigationbar navigation: navigation_bar nav_bar navbar uinavigationbar
    bar: bar bars
    tab: tab tabs tab_bar tabbar uitabbarcontroller tabbarcontroller tab_bar_controller tabcontroller uitabbar tab_bar_item tabbaritem
    select: select selected selects selecting selection selectedindex selectedviewcontroller setselectedindex
    change: change changes changed changing switch switched switching switches
    replace: replace replaces replaced replacing swap swaps swapping swapped exchange exchanges exchanged substitute in_place_of
    split: split splitview split_view splitviewcontroller split_view_controller uisplitviewcontroller
    primary split: primary master sidebar masterviewcontroller primaryviewcontroller
    secondary split: secondary
    detail: detail details detailviewcontroller secondaryviewcontroller
    column split: column columns supplementary
    pager: pager page pages pageviewcontroller page_view_controller uipageviewcontroller
    scroll: scroll scrolling scrolls scrolled scrollview scroll_view paging uiscrollview
    free: deinit dealloc deallocated deallocate deallocates deallocating released release releasing releases freed free destroyed destroy destroys die dies
    alive free: leak leaks leaking leaked memory_leak retain retained retains retaining cycle retain_cycle alive memory in_memory keep keeps kept hold holds held strong weak owns
    rotate: rotate rotates rotated rotation rotating orientation orientations landscape portrait turn turns turned turning autorotate sideways
    trait rotate: trait traits traitcollection size_class size_classes
    twice: twice double doubled double_tap again repeatedly times two_times duplicate duplicates more_than_once many_times several_times multiple_times often second_time
    everytime twice: every_time each_time always whenever
    crash: crash crashes crashed crashing exception exceptions raise raises raised terminating throws throw abort aborts assertion
    embed child: embed embedded embeds embedding container_view container_views
    child: child children childviewcontroller childviewcontrollers childcontroller child_controller
    container child: container containers containment
    parent child: parent parents parentviewcontroller parentcontroller
    order: order sequence sooner
    first order: first firstly initial initially
    before order: before earlier early too_early ahead prior
    after: after then afterwards later following subsequent late
    next order: next follow follows
    previous back: previous
    only: only single just alone only_one one_screen one_view_controller one_controller one_page one_vc
    timing: moment
    launch: launch launches launched launching start starts started startup
    swipe: swipe swipes swiped swiping drag drags dragged dragging pan gesture gestures interactive interactively slide slides sliding slid finger flick
    down swipe: pull pulls pulled pulling down pull_down swipe_down swipes_down swiped_down swiping_down drag_down pulled_down pulls_down
    edge swipe back: interactivepopgesturerecognizer interactivepopgesture interactive_pop edge screen_edge left_edge swipe_back edge_swipe back_swipe swiping_back swipes_back swiped_back
    cancel: cancel cancelled canceled cancels cancelling aborted abandoned interrupted halfway half half_way let_go lets_go incomplete given_up give_up released_early change_mind changes_mind snap snaps
    black: black blank white empty grey gray
    lifecycle: lifecycle life life_cycle
    appear: appear appears appeared appearing appearance visible visibility on_screen on_the_screen
    disappear: disappear disappears disappeared disappearing
    root: root rootviewcontroller root_view_controller
    segue: segue segues segway segways uistoryboardsegue performsegue perform_segue
    unwind segue: unwind unwinding unwinds exit exit_segue unwind_segue
    prepare segue: prepare prepareforsegue prepare_for_segue
    delegate: delegate delegates
    completion: completion completionhandler completion_handler handler completion_block
    layout: layout layouts laid_out laid constraint constraints autolayout
    background: background backgrounded home_button suspended minimized minimised minimize inactive lock_screen phone_call incoming_call press_home presses_home control_center app_switcher switcher
    foreground: foreground resume resumes resumed active unlock unlocked unlocking
    lock prevent: lock locks locked locking force forces forced restrict
    terminate: terminate terminated terminates kill killed kills force_quit quit quits
    scenedelegate: scenedelegate scene_delegate uiscene uiwindowscene
    wrong: wrong incorrect bad unexpected incorrectly
    difference: difference differences differ differs vs versus
    unanimated animation: unanimated animated_false not_animated without_animation no_animation without_animating nonanimated
    compare: compare compares compared comparing comparison
    animation: animation animations animate animates animating fade crossfade
    load: load loads loaded loading preload preloads preloaded prefetch prefetches lazy lazily init instantiate instantiated
    hidden: hidden hide hides hiding ishidden invisible vanish vanishes vanished
    size: size frame bounds sizes width dimension frames zero
    add: add adds added adding insert inserted inserting
    remove: remove removes removed removing delete deleted detach get_rid_of take_away take_out take_off
    refresh: refresh refreshes reload reloads update updates updated updating refreshed reloaddata
    data: data value values result results input
    expand: expand expands expanded grow grows grown wide wider regular larger
    compact: compact narrow small_device small_devices small_screen small_screens
    pass: pass passes passed passing send sends sending
    custom: custom own subclass subclassing
    several: several multiple two three many stacked all both everything every at_once_all
    nil: nil null
    fast: fast quick quickly rapidly rapid
    while: while during in_progress still_running running meanwhile same_time at_once simultaneously immediately right_after directly_after in_a_row ongoing progress
    another: another second other
    logout: logout log_out sign_out signout logoff login log_in sign_in signin signup onboarding
    prevent: prevent prevents stop stops disable disabled forbid forbids disallow block blocks blocked avoid avoids
    statusbar: statusbar status_bar
    deeplink: deeplink deep_link universal_link push_notification notification widget url link links shortcut
    window: window windows uiwindow
    top: top topmost frontmost uppermost current currently
    tap: tap taps tapped tapping press presses pressed pressing click clicks clicked touch touches touched
    user: user users person
    ipad: ipad pad tablet ipads
    phone: phone iphone iphones phones
    make: make makes made create creates created creating build allocate allocates
    write make: write writes writing written
    image: picture pictures image diagram diagrams draw drawing svg png
    test: test tests testing assert assertions
    finish: finish finished finishes complete completed completes done end ended ends
    lose: lost loses lose
    same: same identical
    hosting: swiftui uihostingcontroller hostingcontroller hosting_controller onappear ondisappear uiviewcontrollerrepresentable navigationlink
    screen: detail_page login_page home_page start_page edit_page settings_page profile_page main_page
    search: search searchcontroller search_controller uisearchcontroller searchbar search_bar
    finding: finding findings warning warnings
    outlet: outlet outlets iboutlet iboutlets
    sync: synchronous synchronously asynchronous asynchronously async runloop run_loop delay how_long
    keyboard: keyboard keyboards focus first_responder firstresponder becomefirstresponder resignfirstresponder text_field textfield endediting loses_focus
    toolbar: toolbar toolbars toolbaritems settoolbarhidden
    title: title titles backbuttontitle backbuttondisplaymode
    item: navigationitem navigation_item bar_button bar_buttons rightbarbuttonitem bar_button_item bar_button_items
    barstyle: color colors colour colours tint large_title large_titles preferslargetitles largetitledisplaymode flicker flickers bar_style bar_appearance navigation_bar_appearance
    darkmode: dark dark_mode light_mode light_and_dark user_interface_style userinterfacestyle overrideuserinterfacestyle
    traitoverride trait: setoverridetraitcollection traitoverrides override_traits
    safearea: safe_area safearea safeareainsets safe_areas additionalsafeareainsets viewsafeareainsetsdidchange edgesforextendedlayout safe_area_insets
    table: table tables tableview table_view uitableview uitableviewcontroller cell cells row rows collection_view uicollectionview cellforrow numberofrows scrolltorow deselect contentoffset
    playing: video videos audio playback player music location polling timer timers cadisplaylink pause pauses
    visit: analytics tracking track tracks screen_view screen_views page_view visit visits visited firebase time_spent
    initializer: initializer initializers initialiser initwithcoder initwithnibname constructor dependency inject creator ibsegueaction
    storyboard: storyboard storyboards xib xibs nib nibs
    unittest test: xctest unit_test unit_tests in_tests
    reuse: reuse reuses reused cache cached lazy_var
    animator animation: animator animators percent_driven uipercentdriveninteractivetransition shared_element animationcontrollerfor interactioncontrollerfor uiviewcontrolleranimatedtransitioning custom_transition own_animation custom_push_animation
    thread: thread threads main_thread background_thread background_queue main_queue urlsession dispatchqueue async_call
    resize size: resize resized resizes resizing stage_manager multitasking slide_over split_screen smaller
    preferredcontentsize size: preferredcontentsize preferredcontentsizedidchange too_large
    restore: restore restores restored restoring restoration staterestoration encoderestorablestate decoderestorablestate restorationidentifier nsuseractivity relaunch remember between_launches
    keywindow window: keywindow key_window connectedscenes window_scene root_of_the_window
    anywhere: anywhere singleton view_model viewmodel helper service responder_chain token network_callback
    system: mail composer safari picker pickers photo_picker image_picker camera sfsafariviewcontroller document_picker contact_picker video_player
    dots: dots dot page_control page_indicator presentationindex presentationcount uipagecontrol
    badge: badge badges badgevalue icon icons
    accessibility: accessibility voiceover voice_over accessibilityperformescape
    unsaved: unsaved discard confirm confirmation edits unsaved_changes while_saving leaving_a_form
    indicator: home_indicator home_bar prefershomeindicatorautohidden
    overlaid cover: toast spinner hud banner loading_screen above_everything over_everything above_all all_screens
    ci scenograph: ci continuous_integration pipeline github gitlab jenkins pre_commit build_server pull_request exit_code exit_codes exit_status annotations linux mac
    editor scenograph: editor editors vscode vs_code visual_studio_code neovim language_server autocomplete
    log: log logs console instrumentation
    request data: request requests network fetch fetches api server backend
    appdelegate: app_delegate appdelegate uiapplicationdelegate applicationdidbecomeactive applicationdidenterbackground applicationwillenterforeground applicationwillresignactive
    memorywarning: memory_warning low_memory memory_warnings
    """
}
