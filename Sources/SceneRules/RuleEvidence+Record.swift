// The tests write this file from what shows each rule (`UPDATE_GOLDENS=1`); see Tests/RuleTests.

extension RuleEvidence {
  static let record = """
    held
      C1.1 C1.3 C1.4 C1.5 C1.10 C1.11 C1.12 C1.13 C1.14 C1.15 C1.16 C1.17 C1.19 C1.20 C1.21 C1.22 C1.26 C1.30 C1.31
      C1.32 C1.33 C1.34 C1.36 C1.37 C1.38 C1.40 C1.42 C1.46 C1.50 C1.51 C1.53 C1.54 C1.55 C1.56 C1.60 C1.61 C1.62
      C1.63 C1.65 C1.66 C1.67 C1.70 C1.71 C1.73 C1.74 C1.76 C1.85 C1.89 C1.91 C1.95 C1.99 C1.106 C1.107 C1.108
      C1.109 C1.110 N2.2 N2.4 N2.5 N2.6 N2.7 N2.8 N2.9 N2.10 N2.11 N2.13 N2.16 N2.17 N2.18 N2.30 N2.31 N2.32 N2.33
      N2.34 N2.35 N2.37 N2.40 N2.41 N2.42 N2.43 N2.44 N2.45 T3.1 T3.3 T3.5 T3.6 T3.7 T3.8 T3.9 T3.10 T3.13 T3.14
      T3.17 T3.18 T3.19 T3.20 T3.21 T3.22 S4.2 S4.3 S4.4 S4.5 S4.10 S4.11 S4.13 S4.20 S4.21 S4.22 S4.30 S4.31 S4.32
      S4.33 S4.34 S4.35 S4.36 S4.37 S4.38 S4.43 P5.2 P5.4 P5.5 P5.10 P5.11 P5.12 P5.14 P5.16 P5.20 P5.21 P5.22 P5.30
      P5.31 P5.32 P5.33 P5.34 P5.35 P5.38 P5.39 M6.1 M6.2 M6.3 M6.4 M6.5 M6.7 M6.8 M6.9 M6.20 M6.23 M6.24 M6.30
      M6.31 M6.33 M6.34 M6.35 M6.40 M6.41 M6.42 M6.43 M6.44 M6.45 M6.46 M6.47 M6.48 M6.49 M6.50 M6.52 G7.20 G7.21
      G7.23 G7.26 G7.27 G7.28 G7.30 G7.33 G7.40 G7.41 G7.42 G7.43 G7.44 G7.45 D8.1 D8.2 D8.3 D8.5 D8.10 D8.12 D8.16
      D8.17 D8.18 D8.19 L9.1 L9.2 L9.3 L9.4 L9.6 L9.7 L9.10 L9.11 L9.12 L9.13 K10.2 K10.3 K10.4 K10.7 H11.7 V1 V2 V3
      V4 V5 V6 V8 V10 V11 V12 V13 V14 V15 V20 V21 V22 V23 V24 V25 V26 V27 V30 V31 V32 V33 V34 V60 V61 V62 V63 V64
      V65 V66 V67 V71 V74 V75 V76 V77 V78 V79 V80 V83 V85 V88 V89 V96 V97 V99
    shown
      C1.24 C1.35 C1.47 C1.57 C1.64 C1.72 C1.75 C1.80 C1.81 C1.82 C1.84 C1.87 C1.88 C1.93 C1.97 C1.105 N2.12 N2.14
      S4.1 S4.16 S4.23 S4.24 S4.40 P5.3 P5.13 M6.21 M6.22 M6.32 G7.2 G7.8 G7.9 G7.31 G7.32 L9.5 L9.9 K10.1 K10.8
      K10.9 H11.2 H11.6 H11.9 H11.12
    named
      C1.10: examples/app/background-and-foreground C1.12: Tests/Conformance/containment/cc-header-rules C1.17:
      examples/app/before-launching C1.20: examples/containment/did-move-twice C1.21:
      Tests/Cases/rules/presents-its-presenter C1.22: examples/loading/no-parent C1.24:
      examples/app/background-and-foreground C1.30: examples/app/a-call-comes-in C1.31:
      examples/containment/change-of-mind C1.33: examples/containment/did-move-twice C1.34:
      examples/containment/did-move-twice C1.36: examples/app/a-call-comes-in C1.40: examples/app/a-call-comes-in
      C1.47: examples/app/a-call-comes-in C1.54: examples/containment/flip C1.60: Tests/Cases/right/begins-that-nest
      C1.61: examples/containment/change-of-mind C1.63: examples/app/a-call-comes-in C1.65:
      examples/containment/change-of-mind C1.66: Tests/Cases/right/child-for-as-long-as-it-appears C1.85:
      examples/guide/app-on-a-phone C1.89: Tests/Cases/rules/c1-89-modal-transition-on-ios-7 C1.99:
      Tests/Cases/rules/c1-99-set-again-on-ios-10 C1.106: examples/navigation/unwind-out-of-a-flow C1.108:
      Tests/Cases/right/on-appear-of-a-hosting-class C1.109: Tests/Cases/rules/c1-109-on-ios-14 C1.110:
      Tests/Cases/right/columns-presented-from-a-stack N2.4: examples/app/before-launching N2.6:
      examples/app/before-launching N2.7: examples/app/before-launching N2.8: examples/navigation/pop-to N2.13:
      examples/guide/app-on-a-pad N2.14: examples/guide/app-on-a-phone N2.16: examples/guide/app-on-a-phone N2.31:
      examples/app/before-launching N2.34: examples/guide/app-on-a-phone N2.35:
      examples/app/background-and-foreground N2.37: examples/guide/app-on-a-phone N2.41:
      examples/navigation/own-animations N2.42: Tests/Cases/rules/n2-42-held-push-comes-last N2.43:
      Tests/Cases/rules/n2-43-swipe-at-the-root-freezes N2.45: Tests/Cases/rules/n2-41-own-push-is-not-interrupted
      T3.3: examples/guide/app-on-a-phone T3.5: examples/guide/app-on-a-phone T3.6: examples/tabs/tab-refused T3.7:
      examples/guide/app-on-a-phone T3.8: Tests/Cases/rules/eight-places-and-more T3.18:
      examples/tabs/more-than-five T3.20: Tests/Cases/rules/field-tap-on-the-selected-tab T3.21:
      examples/tabs/group-of-tabs T3.22: examples/guide/app-on-a-phone S4.4: examples/guide/app-on-a-pad S4.20:
      examples/split/collapse-to-the-detail S4.21: examples/split/collapse-to-the-detail S4.22:
      examples/split/collapse-to-the-detail S4.30: examples/size/edge-dragged S4.31: examples/size/edge-dragged
      S4.33: examples/guide/app-on-a-pad S4.34: examples/guide/app-on-a-pad S4.35: examples/guide/app-on-a-pad
      S4.36: examples/split/inspector S4.37: examples/guide/app-on-a-pad S4.38: examples/guide/app-on-a-pad S4.43:
      examples/guide/app-on-a-pad P5.14: examples/guide/app-on-a-pad P5.16:
      Tests/Cases/rules/field-curl-to-the-same-page P5.20: examples/guide/app-on-a-pad P5.21:
      examples/guide/app-on-a-pad P5.30: examples/guide/app-on-a-pad P5.34: examples/guide/app-on-a-pad P5.35:
      Tests/Cases/rules/caught-while-it-turns M6.1: examples/guide/after-a-sheet-12 M6.3:
      examples/guide/after-a-sheet-12 M6.8: examples/modal/already-presenting M6.20: examples/guide/after-a-sheet-12
      M6.23: examples/questions/what-does-a-popover-become M6.30: examples/guide/after-a-sheet-12 M6.31:
      examples/guide/after-a-sheet M6.33: examples/guide/app-on-a-phone M6.34: examples/guide/after-a-sheet-12
      M6.35: examples/guide/after-a-sheet-12 M6.40: examples/guide/after-a-sheet-12 M6.41:
      examples/modal/chain-on-ios-7 M6.43: examples/modal/what-dismiss-dismisses M6.44:
      Tests/Cases/rules/c1-106-dropped-in-a-presentation M6.45: examples/guide/app-on-a-phone M6.47:
      examples/modal/map-under-a-sheet M6.48: examples/modal/action-sheet-on-a-pad M6.49:
      examples/modal/search-over-a-list M6.52: examples/modal/search-over-a-list G7.20:
      examples/embedding/container-views G7.26: examples/embedding/embed-order G7.40: examples/guide/app-on-a-phone
      G7.41: examples/guide/app-on-a-phone G7.43: examples/navigation/unwind-out-of-a-flow G7.44:
      examples/guide/app-on-a-phone G7.45: examples/modal/unwind-nobody-answers D8.5: examples/size/landscape-only
      D8.10: examples/delegation/preferred-content-size D8.12: examples/guide/app-on-a-phone D8.16:
      examples/guide/app-on-a-pad D8.17: examples/size/pad-that-asks D8.18: examples/size/orientation-lock D8.19:
      examples/size/edge-dragged L9.1: examples/app/background-and-foreground L9.2: examples/app/a-call-comes-in
      L9.3: examples/app/background-and-foreground L9.4: examples/size/super-forgotten L9.7:
      examples/app/background-and-foreground L9.10: examples/app/no-scenes-on-ios-27 L9.12:
      examples/app/ended-by-a-person K10.3: examples/embedding/container-views K10.4: examples/paging/card-carousel
      V1: examples/app/a-call-comes-in V2: examples/app/a-call-comes-in V4: examples/size/fixed-child V5:
      Tests/Cases/rules/v5-same-size-is-not-told V6: examples/questions/is-the-tab-bars-delegate-told-of-code V8:
      examples/app/background-and-foreground V10: examples/app/background-and-foreground V11:
      examples/app/a-call-comes-in V12: examples/app/a-call-comes-in V13: examples/app/before-launching V20:
      examples/guide/after-a-sheet-12 V21: examples/app/before-launching V24:
      Tests/Cases/rules/v24-two-taps-beside-a-popover V25: examples/questions/what-does-a-popover-become V30:
      examples/app/memory-warning V31: examples/containment/did-move-twice V32: examples/modal/map-under-a-sheet
      V60: Tests/Cases/right/sheet-upright-again V61: examples/guide/app-on-a-phone V62:
      examples/navigation/tap-too-early V63: examples/guide/app-on-a-phone V64: examples/app/a-call-comes-in V65:
      examples/app/a-call-comes-in V66: examples/modal/zoom-dragged-away V67: examples/guide/notes/About V71:
      Tests/Cases/right/popped-after-the-push V74: examples/modal/map-under-a-sheet V75:
      examples/navigation/back-during-a-push V77: examples/app/background-and-foreground V78:
      examples/guide/after-a-sheet V79: Tests/Cases/rules/v79-covered-presenter V80:
      Tests/Cases/rules/v80-dismiss-climbs V83: examples/guide/app-on-a-phone V88:
      Tests/Cases/right/orientations-of-the-film V89: examples/loading/hosted-view V96: examples/size/edge-dragged
      V97: examples/guide/app-on-a-pad
    examples
      C1.3: modal/unwind-from-a-sheet C1.4: containment/slow-flip C1.5: loading/child-only C1.10:
      containment/equal-heights containment/parents-first C1.11: containment/new-parent C1.14: loading/child-only
      C1.17: containment/stray-view loading/view-only C1.20: containment/equal-heights containment/new-parent
      loading/child-before-view loading/loading-child C1.21: containment/equal-heights containment/new-parent
      loading/child-before-view loading/loading-child C1.22: loading/no-parent C1.30:
      containment/forwarding-forgotten containment/stray-view loading/view-before-child loading/view-only C1.31:
      containment/equal-heights loading/view-before-child loading/view-only
      questions/can-a-deep-link-open-a-screen-at-once questions/how-do-i-replace-the-root timing/one-turn C1.32:
      containment/equal-heights containment/forwarding-automatic paging/neighbours-only C1.33:
      containment/equal-heights containment/forwarding-automatic embedding/container-views loading/loading-child
      questions/how-do-i-replace-the-root C1.34: containment/equal-heights containment/forwarding-automatic
      containment/parents-first containment/stray-view containment/transition-container loading/loading-child
      questions/parent-or-child-first C1.35: containment/parents-first C1.36: containment/forwarding-by-hand
      containment/gesture-given-up containment/parents-first containment/tab-like-pages navigation/push-on-ios-10
      questions/why-is-viewIsAppearing-missing C1.37: embedding/container-views paging/card-carousel
      paging/neighbours-only C1.40: containment/transition-container loading/child-only C1.47:
      navigation/covered-and-unloaded tabs/lazy-tabs C1.53: containment/flip C1.54: containment/flip
      containment/slow-flip containment/transition-container segues/custom-segue timing/durations C1.55:
      containment/flip containment/slow-flip containment/transition-container segues/custom-segue C1.57:
      containment/flip C1.60: containment/forwarding-by-hand containment/tab-like-pages
      paging/appear-when-scrolled-to C1.61: containment/change-of-mind containment/gesture-given-up
      containment/tab-like-pages navigation/swipe-back-let-go questions/half-finished-swipe-back
      questions/why-do-i-appear-again-on-a-swipe timing/one-turn C1.62: containment/change-of-mind
      containment/gesture-given-up containment/tab-like-pages C1.63: containment/tab-like-pages C1.64:
      containment/tab-like-pages C1.65: containment/forwarding-automatic containment/forwarding-by-hand
      containment/forwarding-forgotten containment/gesture-given-up containment/tab-like-pages
      paging/appear-when-scrolled-to questions/why-is-my-child-never-told C1.66: containment/forwarding-by-hand
      containment/tab-like-pages paging/appear-when-scrolled-to C1.67: containment/change-of-mind
      containment/gesture-given-up navigation/swipe-back-let-go C1.70: containment/wrong-owner C1.72:
      containment/wrong-owner C1.73: containment/new-parent C1.75: containment/wrong-owner C1.80:
      containment/tab-like-pages C1.81: navigation/double-tap C1.84: navigation/pop-to-a-stranger C1.87:
      modal/too-early questions/why-did-my-completion-never-run timing/timer-outlives-its-screen C1.88:
      modal/already-presenting modal/dismiss-then-present questions/why-did-my-completion-never-run C1.89:
      modal/dismiss-then-present C1.95: segues/push-outside-navigation C1.97: pager/half-a-spread pager/wrong-count
      C1.105: modal/popover N2.4: app/before-launching navigation/covered-and-unloaded
      questions/can-a-deep-link-open-a-screen-at-once N2.5: app/before-launching N2.6: guide/tour
      navigation/photo-frame navigation/swipe-back navigation/templates-and-instances questions/when-is-it-freed
      timing/timer-outlives-its-screen N2.7: navigation/pop-to N2.8: navigation/pop-to
      questions/why-does-pop-do-nothing N2.9: navigation/pop-to-a-stranger N2.10: navigation/double-tap N2.13:
      navigation/set-view-controllers timing/timers N2.14: navigation/covered-and-unloaded
      navigation/set-view-controllers questions/can-a-deep-link-open-a-screen-at-once N2.16:
      tabs/bar-hidden-when-pushed N2.18: guide/tour navigation/photo-frame N2.30: app/before-launching N2.31:
      navigation/photo-frame navigation/push-on-ios-10 navigation/push-without-animation segues/sign-up
      tabs/bar-hidden-when-pushed timing/overlaps timing/timers N2.32: navigation/photo-frame navigation/pop-to
      navigation/swipe-back questions/when-is-it-freed tabs/tap-again timing/overlaps N2.33:
      navigation/push-without-animation N2.34: navigation/swipe-back-let-go questions/half-finished-swipe-back
      questions/was-i-popped-or-covered questions/when-is-a-swipe-really-a-pop
      questions/why-do-i-appear-again-on-a-swipe N2.37: navigation/double-tap-on-a-segue navigation/double-tap
      navigation/tap-too-early timing/overlaps N2.41: navigation/own-animations T3.1: tabs/lazy-tabs T3.3:
      questions/which-fires-first-on-a-tab-switch tabs/lazy-tabs tabs/switch-by-tap-on-ios-18 tabs/switch-by-tap
      tabs/switch-in-code T3.5: questions/is-the-tab-bars-delegate-told-of-code tabs/switch-by-tap
      tabs/switch-in-code tabs/tab-refused tabs/tap-again T3.6: tabs/tab-refused T3.7: tabs/tap-again T3.8:
      tabs/exactly-five tabs/more-on-the-pad tabs/more-than-five T3.9: tabs/more-than-five T3.14:
      questions/which-fires-first-on-a-tab-switch tabs/switch-by-tap-on-ios-18 tabs/switch-by-tap
      tabs/switch-in-code T3.17: modal/context-in-a-tab T3.21: tabs/group-of-tabs tabs/hidden-in-its-group T3.22:
      tabs/group-of-tabs S4.1: split/three-columns S4.2: split/wrapped-columns S4.3: split/display-modes S4.4:
      split/display-modes S4.5: split/three-columns S4.10: split/show-and-show-detail split/show-detail-on-a-phone
      S4.11: segues/show-three-ways split/show-and-show-detail S4.13: split/show-and-show-detail S4.20:
      split/collapse-to-the-detail split/collapse-to-the-list split/opens-on-the-empty-detail
      split/show-detail-on-a-phone S4.21: split/collapse-to-the-detail split/opens-on-the-empty-detail S4.22:
      split/collapse-to-the-detail split/collapse-to-the-list S4.23: split/collapse-to-the-list S4.24:
      split/opens-on-the-empty-detail S4.30: split/compact-column S4.31: split/compact-column split/top-column
      S4.32: split/compact-column split/three-columns split/top-column S4.33: split/three-columns S4.35:
      split/sidebar-that-floats S4.43: split/collapse-to-the-list split/display-modes split/three-columns P5.3:
      pager/spine-in-the-middle P5.4: pager/spine-in-the-middle P5.10: pager/half-a-spread pager/spine-in-the-middle
      pager/wrong-count P5.11: pager/half-a-spread pager/wrong-count P5.12: pager/spine-in-the-middle P5.13:
      pager/set-in-code P5.14: pager/set-in-code pager/who-asks-when P5.21: pager/who-asks-when P5.30: pager/scroll
      P5.31: pager/scroll P5.32: pager/curl P5.33: pager/curl P5.34: pager/who-asks-when P5.39: pager/first-page
      pager/set-in-code questions/parent-or-child-first M6.1: modal/who-presents questions/who-presents M6.2:
      modal/context-in-a-tab questions/who-presents M6.3: modal/who-presents questions/who-presents
      segues/show-detail-without-split segues/show-three-ways M6.5: modal/context-in-a-tab M6.7:
      modal/already-presenting M6.8: modal/already-presenting modal/dismiss-then-present modal/in-time
      modal/too-early questions/why-did-my-completion-never-run questions/why-does-present-do-nothing-in-viewDidLoad
      timing/timer-outlives-its-screen M6.9: modal/already-presenting modal/dismiss-then-present modal/too-early
      questions/why-did-my-completion-never-run M6.20: modal/context-in-a-tab modal/custom-presentation
      modal/map-under-a-sheet modal/photo-frame-card modal/photo-frame-full-screen modal/photo-frame-on-ios-12
      modal/popover questions/what-can-a-person-tap-under-a-sheet questions/why-first-stays-under-a-card
      questions/why-is-viewDidAppear-missing-under-custom-transition M6.23: modal/popover-on-the-phone M6.30:
      modal/chain-on-ios-8 modal/completion modal/context-in-a-tab modal/custom-presentation
      modal/photo-frame-full-screen modal/photo-frame-on-ios-12 modal/who-presents questions/when-is-it-freed
      questions/why-first-stays-under-a-card questions/why-is-viewDidAppear-missing-under-custom-transition M6.31:
      modal/card-let-go modal/custom-presentation modal/in-time modal/photo-frame-card modal/popover-on-the-phone
      modal/popover modal/sheet-that-stays modal/unwind-from-a-sheet questions/am-i-told-when-the-cover-goes
      questions/why-first-stays-under-a-card questions/why-is-viewDidAppear-missing-under-custom-transition
      segues/show-detail-without-split M6.32: modal/who-presents M6.33: modal/completion modal/photo-frame-card
      modal/photo-frame-full-screen questions/when-is-it-freed M6.35: modal/card-let-go modal/sheet-that-stays
      modal/zoom-dragged-away questions/is-the-delegate-told-when-code-dismisses M6.40: modal/chain
      modal/what-dismiss-dismisses questions/what-does-dismiss-dismiss M6.41: modal/chain-on-ios-7
      modal/chain-on-ios-8 modal/chain M6.42: modal/what-dismiss-dismisses questions/what-does-dismiss-dismiss
      M6.43: modal/what-dismiss-dismisses questions/what-does-dismiss-dismiss
      questions/why-does-dismiss-not-take-me-back M6.45: questions/what-becomes-of-the-sheet-on-sign-out M6.47:
      modal/map-under-a-sheet modal/sheet-that-code-raises M6.48: modal/action-sheet-on-a-pad G7.2:
      segues/push-outside-navigation G7.9: segues/other-storyboard G7.20: navigation/photo-frame
      navigation/segue-refused questions/why-is-prepare-not-called segues/custom-segue segues/other-storyboard
      segues/sign-up G7.21: embedding/embed-order questions/in-which-order-do-embedded-children-load G7.23:
      navigation/double-tap-on-a-segue navigation/segue-refused navigation/templates-and-instances
      segues/custom-segue segues/other-storyboard G7.26: modal/photo-frame-card navigation/photo-frame
      segues/push-outside-navigation segues/show-detail-without-split segues/show-three-ways
      split/show-and-show-detail G7.27: segues/show-detail-without-split G7.28: modal/photo-frame-card
      navigation/photo-frame segues/show-detail-without-split segues/show-three-ways split/show-and-show-detail
      split/wrapped-columns G7.30: embedding/container-views embedding/embed-order
      questions/in-which-order-do-embedded-children-load segues/embed-refused G7.31: segues/embed-refused G7.32:
      embedding/container-views embedding/embed-order G7.33: segues/embed-refused G7.40: modal/unwind-from-a-sheet
      navigation/unwind-out-of-a-flow tabs/unwind-through-tabs G7.41: modal/unwind-from-a-sheet
      modal/unwind-nobody-answers navigation/unwind-out-of-a-flow tabs/unwind-through-tabs G7.42:
      navigation/unwind-out-of-a-flow tabs/unwind-through-tabs G7.43: modal/unwind-nobody-answers
      tabs/unwind-through-tabs G7.44: modal/unwind-from-a-sheet navigation/unwind-out-of-a-flow
      tabs/unwind-through-tabs G7.45: modal/unwind-nobody-answers D8.1: delegation/status-bar-unasked
      delegation/status-bar D8.2: delegation/status-bar D8.3: delegation/status-bar-unasked D8.5:
      size/mask-of-a-child size/pad-that-asks D8.10: delegation/preferred-content-size D8.16: size/pad-that-asks
      size/pad-turns-unasked D8.17: size/pad-that-asks L9.1: app/background-and-foreground
      tabs/bar-hidden-when-pushed L9.2: embedding/side-screens L9.3: size/turned-on-the-pad size/turned
      size/window-resized L9.4: size/super-forgotten size/turned L9.5: size/window-resized L9.6: size/landscape-only
      L9.9: size/landscape-only L9.10: app/no-scenes-on-ios-27 L9.11: app/a-call-comes-in app/ended-by-a-person
      L9.12: app/ended-by-a-person L9.13: app/started-by-a-message app/started-without-a-scene K10.1:
      paging/card-carousel K10.2: paging/card-carousel K10.3: paging/card-carousel K10.4: paging/card-carousel
      K10.7: paging/neighbours-only K10.8: paging/appear-when-scrolled-to paging/card-carousel
      paging/neighbours-only V1: questions/why-is-my-container-laid-out-again V3:
      questions/why-is-my-container-laid-out-again V4: size/fixed-child V5: size/fixed-child V13: modal/who-presents
      questions/parent-or-child-first V14: navigation/push-on-ios-10 V24:
      questions/why-does-my-swipe-down-do-nothing V25: questions/what-does-a-popover-become V30: app/memory-warning
      V31: containment/did-move-twice containment/equal-heights containment/forwarding-automatic
      containment/forwarding-by-hand loading/no-parent questions/why-is-didMove-called-twice V32:
      modal/map-under-a-sheet navigation/double-tap-on-a-segue questions/what-can-a-person-tap-under-a-sheet
      questions/why-does-my-swipe-down-do-nothing V33: questions/is-viewWillAppear-the-first-time
      questions/was-i-popped-or-covered questions/when-is-a-swipe-really-a-pop V34: navigation/double-tap-on-a-segue
      V62: navigation/tap-too-early V66: modal/zoom-dragged-away navigation/zoom-into-a-photo V67:
      loading/awake-from-nib V75: navigation/back-during-a-push V83: segues/unwind-on-ios-8
    """
}
