"""Plays the plan of a scene: a second machine, written from the rules of UIKit and not from the engine.

A plan lists instructions. This machine keeps its own model of the controllers, their views, their appearance and their
owners. From that it says which events come, in which order, with which values, and from which effect each comes.
The numbers in comments are those of the rulebook, schema/rules.md.
"""

import re

DISAPPEARED, APPEARING, APPEARED, DISAPPEARING = "disappeared", "appearing", "appeared", "disappearing"
OPEN = (APPEARING, DISAPPEARING)
CONTEXT_STYLES = ("currentContext", "overCurrentContext")
PRESENTED, DISMISSED, TO_PARENT, FROM_PARENT = 1, 2, 4, 8
WINDOW = "window"

APP = {"willFinishLaunching", "didFinishLaunching", "willConnect", "willEnterForeground", "didBecomeActive",
       "willResignActive", "didEnterBackground", "applicationDidReceiveMemoryWarning", "willTerminate",
       "didDisconnect", "didDiscardSceneSessions", "terminated"}

# Instructions from which no event follows, now or later.
SILENT = {"constrain", "removeConstraints", "delegate", "setCapturesStatusBar", "setDisplayMode", "setHeight",
          "expect"}

# The order in which what has waited begins (D, A) and ends (d, a) a disappearance and an appearance: 12.1, M6.45. What
# came into a container that went meanwhile goes at the end of its transition (C1.54, C1.63), and what another transition
# has turned round ends as the other one of the two. What is presented from out of another view leaves that first (V76).
# What presents while it still comes is turned round itself (t), and ends as its own presentation does. Where the second
# of two dismissals takes the receiver, what goes already ends with it (M6.43).
ORDERS = {
    "firstFrame": "a?", "startOfTurn": "(DA(d?a)?)?", "endOfTurn": "d*a?", "endOfSwipe": "d?a?|DdAa", "startOfTab": "d?a?",
    "endOfTab": "a?d?", "endOfTransition": "a?d?|da|Dd", "startOfPresentation": "(D{0,2}A(a?d?)?)?",
    "endOfPresentation": "[at]?d?(DA?)?", "startOfDismissal": "D?A?a?d?", "endOfDismissal": "a?d?(Dd)*(D?A)?|dd", "cancelledDismissal": "A?a?(Dd)?",
    "endOfRootChange": "d*a?",
}


class Stop(Exception):
    """UIKit has raised an exception, so the run is over."""


class Effect:
    """What others come from: a step, something that has waited and goes on, an instruction or an event."""

    def __init__(self, kind, key, step, least):
        self.kind, self.key, self.step = kind, key, step
        self.least = least  # The smallest number that it can have among all effects.

    def words(self):
        """The effect as two machines can compare it; what has waited is named by what scheduled it."""
        return (self.kind, self.key.words() if isinstance(self.key, Effect) else self.key)


class Controller:
    """What the machine knows of one instance."""

    def __init__(self, number, record, kind):
        self.number, self.name, self.kind = number, record["name"], kind
        self.forwards = record.get("forwardsAppearance", True)
        self.content_first = record.get("forwardsInsideSuper", False)  # V13
        # Life: what keeps it alive besides the links below, and what let go last.
        self.retained, self.alive, self.unplaced, self.holds = record.get("isRetained", False), False, False, 0
        self.kept, self.let_go = [], None
        self.parent, self.children, self.current = None, [], None
        self.presenter = self.presented = self.style = None
        self.dismissing = False
        # The view: where it hangs (the window, a controller, nowhere), and which views hang in it.
        self.loaded, self.host, self.hosted, self.covered, self.put_by_code = False, None, [], False, False
        # Appearance (C1.4, C1.60): by an instruction, by itself, or along with another one.
        self.state, self.depth, self.animated = DISAPPEARED, 0, False
        self.by_hand, self.by_itself, self.leader, self.riders = False, False, None, []
        # Layout (V1, V2, C1.36): what is due, and what made it due last.
        self.wants_traits = self.wants_constraints = self.wants_layout = self.put_off = self.wants_appearing = False
        self.wants_properties = False  # V65
        self.has_new_traits = False  # V61: those of the window are other ones than it knows.
        self.layout_cause = self.appearing_cause = None
        # Why it comes or goes (V33), and whether it has moved during its own appearance (V31).
        self.flags, self.moved = 0, False


class Machine:
    """The state of a run, and what each instruction does to it."""

    def __init__(self, plan):
        self.plan, self.behaviours, self.problems = plan, set(plan["behaviours"]), []
        self.all = [Controller(i, r, plan["templates"][r["template"]]["kind"]) for i, r in enumerate(plan.get("instances", []))]
        self.hooks = {(i, callback, count): routine for i, callback, count, routine in plan.get("hooks", [])}
        self.window, self.root, self.in_animation, self.loses_flag, self.loose = [], None, False, False, []
        self.events, self.counts, self.number, self.cause, self.closing = [], {}, 0, None, []
        self.time, self.turns, self.queue, self.transitions, self.waiting = 0, 0, [], {}, {}

    def check(self, holds, problem):
        """Notes what breaks a rule though the plan itself says it."""
        if not holds:
            self.problems.append(problem)

    # Effects

    def effect(self, kind, key, step):
        self.number += 1
        return Effect(kind, key, step, self.number)

    def by(self, effect, work, *arguments):
        """Does some work that comes from an effect."""
        before, self.cause = self.cause, effect
        try:
            work(*arguments)
        finally:
            self.cause = before

    def send(self, callback, c, argument="", answer="", flags=0):
        """Notes an event, and runs the code of an override that hangs on it."""
        event = self.effect("event", len(self.events), self.cause.step)
        name = "app" if callback in APP else c.name if c else ""
        shown, argument = (argument, "") if callback == "unwindAction" else (callback, argument)
        self.events.append((name, shown, argument, answer, flags, event.step, self.time, self.cause.words()))
        key = (c.number if c else None, callback)
        self.counts[key] = self.counts.get(key, 0) + 1
        if (*key, self.counts[key]) in self.hooks:
            self.perform(self.hooks[(*key, self.counts[key])], event)
        return event

    def perform(self, index, root):
        """Carries out a routine. Its instructions come from its root, or from what one of them has emitted."""
        routine, order = self.plan["routines"][index], ""
        origins = routine.get("origins", [])
        parents = {origins[0][1]} if origins else set()
        for words, (number, parent, _) in zip(routine["instructions"], origins):
            self.check(parent in parents and root.least <= parent <= number, f"{words[0]} {number} comes from {parent}")
            self.check(self.number < number, f"{words[0]} {number} leaves no room for the effects before it")
            self.number = number
            if words[0] == "emit":
                parents.add(number + 1)
            if words[0] == "begin":
                order += "A" if words[2] else "D"
            elif words[0] == "end":
                order += self.letter_of_end(self.all[words[1]], is_first=not order)
            if words[0] not in SILENT:
                instruction = Effect("instruction", number, routine["step"], number)
                self.by(instruction, getattr(self, "do_" + words[0]), *words[1:])
        expected = ORDERS.get(routine.get("resumption"), ".*")
        self.check(re.fullmatch(expected, order), f"{routine['name']}: begins and ends as {order}, not {expected}")

    @staticmethod
    def letter_of_end(c, is_first):
        """How an end counts among the orders. What was presented, and is covered by what it presents itself, was turned round."""
        if is_first and c.state == DISAPPEARING and c.presenter and c.presented and c.presented.state == APPEARING:
            return "t"
        return {APPEARING: "a", DISAPPEARING: "d"}.get(c.state, "")

    # Life (C1.17)

    def do_make(self, i):
        self.all[i].alive = self.all[i].unplaced = True
        self.send("init", self.all[i])

    def do_hold(self, i):
        self.all[i].holds += 1

    def do_release(self, i):
        self.all[i].holds -= 1
        self.lets_go(self.all[i])

    def do_keep(self, i, keeper):
        self.all[keeper].kept.append(self.all[i])
        self.all[i].unplaced = False

    def do_letGo(self, i, keeper):
        if self.all[i] in self.all[keeper].kept:
            self.all[keeper].kept.remove(self.all[i])
        self.lets_go(self.all[i])

    def is_owned(self, c):
        """Whether anything keeps a controller alive: a link, a property, a step, or what runs on the screen."""
        return (c.parent or c.presenter or c is self.root or c.holds or c.retained or c.unplaced or c.state in OPEN
                or any(c is owner for owner, _ in self.transitions.values())
                or any(c in keeper.kept for keeper in self.all))

    def lets_go(self, c):
        """An owner is gone. If it was the last one, the end of this work frees the controller."""
        if not self.is_owned(c):
            c.let_go = self.cause
            if c not in self.loose:
                self.loose.append(c)

    def free(self):
        """Frees what nothing has owned or taken since; what that owned itself may follow."""
        while self.loose:
            c = self.loose.pop(0)
            if not c.alive or self.is_owned(c):
                continue
            c.alive = False
            self.by(c.let_go, self.free_one, c)

    def free_one(self, c):
        event = self.send("deinit", c)
        owned, c.children, c.kept = c.children + c.kept, [], []
        for child in owned:
            child.parent = None if child.parent is c else child.parent
        if c.presented:
            owned.append(c.presented)
            c.presented.presenter = c.presented = None
        for other in owned:
            self.by(event, self.lets_go, other)

    def do_load(self, i):
        self.load(self.all[i])

    def load(self, c):
        """C1.40: a new view will need a first layout, and its traits."""
        if not c.loaded:
            self.send("loadView", c)
            c.loaded = c.wants_traits = c.wants_constraints = c.wants_layout = True
            c.wants_properties = "updatesProperties" in self.behaviours
            self.send("viewDidLoad", c)

    # Containment (C1.10 to C1.26)

    def do_addChild(self, i, p):
        c, parent = self.all[i], self.all[p]
        if c.parent is parent:
            return  # C1.12
        if c.parent:
            self.leave(c)
            self.send("didMove", c, "nil")  # C1.11
        if c is self.root:
            self.do_raise("addedRoot", i)  # C1.16
        if c.host not in (None, WINDOW, parent):
            self.do_raise("wrongParentRequested", i)  # C1.73
        self.join(c, parent, len(parent.children))
        self.do_willMove(i, p)

    def do_removeFromParent(self, i):
        if self.all[i].parent:
            self.leave(self.all[i])
            self.do_didMove(i, None)

    def do_link(self, i, p, place):
        self.join(self.all[i], self.all[p], place)
        self.all[i].flags &= ~FROM_PARENT

    def do_unlink(self, i):
        if self.all[i].parent:  # A column may be asked for while it is on its way out.
            self.leave(self.all[i])
        self.all[i].flags |= FROM_PARENT

    def join(self, c, parent, place):
        c.parent, c.unplaced, c.moved = parent, False, False
        parent.children.insert(place, c)

    def leave(self, c):
        c.parent.children.remove(c)
        c.parent = None
        self.lets_go(c)

    def do_setCurrent(self, i, container):
        self.all[container].current = None if i is None else self.all[i]

    def do_willMove(self, i, p):
        self.all[i].flags = self.all[i].flags & ~FROM_PARENT | TO_PARENT if p is not None else FROM_PARENT
        self.send("willMove", self.all[i], "nil" if p is None else self.all[p].name)

    def do_didMove(self, i, p):
        c = self.all[i]
        c.flags &= ~(TO_PARENT | FROM_PARENT)
        c.moved = c.state == (DISAPPEARING if p is None else APPEARING)
        self.send("didMove", c, "nil" if p is None else self.all[p].name)

    # Views (C1.30 to C1.38, C1.70 to C1.74)

    def in_window(self, c):
        """What is presented in a context stands where its presenter does, which it may cover itself (V27)."""
        while c.loaded and not c.covered:
            while c.host == WINDOW and c.style in CONTEXT_STYLES and c.presenter:
                c = c.presenter
            if not isinstance(c.host, Controller):
                return c.host == WINDOW
            c = c.host
        return False

    def is_in(self, c, outer):
        """Whether a view is, or stands inside, another one (C1.76); what is presented in a context stands in that."""
        while isinstance(c, Controller):
            if c is outer:
                return True
            c = c.presenter if c.host == WINDOW and c.style in CONTEXT_STYLES else c.host
        return False

    def hang(self, c, host):
        """Moves a view, without a callback of its controller."""
        if isinstance(host, Controller) and host is not c.host and self.is_in(host, c):
            self.do_raise("viewInsideItself", c.number)
        if c.host:
            (self.window if c.host == WINDOW else c.host.hosted).remove(c)
        c.host = host
        if host:
            (self.window if host == WINDOW else host.hosted).append(c)
            c.layout_cause = c.appearing_cause = self.cause
            if self.in_window(c):
                self.comes_with_its_host(c)
            if c.parent and host not in (WINDOW, c.parent) and self.in_window(c):
                self.do_raise("wrongParentInWindow", c.number)

    def comes_with_its_host(self, c):
        """What still needs layout in a view that comes into the window comes by way of that."""
        for inner in c.hosted:
            if inner.wants_layout or inner.wants_constraints or inner.wants_properties or inner.has_new_traits:
                inner.layout_cause = self.cause
            self.comes_with_its_host(inner)

    def do_addSubview(self, i, h):
        c = self.all[i]
        was_there = self.in_window(self.stand_in(c))
        self.load(c)
        c.unplaced, c.put_by_code = False, True
        self.hang(c, self.all[h])
        if not was_there and self.in_window(self.stand_in(c)):
            self.moves(c, True, self.all[h].state == APPEARING)
        self.lets_go(c)

    def do_removeFromSuperview(self, i):
        if self.in_window(self.stand_in(self.all[i])):
            self.moves(self.all[i], False)
        self.hang(self.all[i], None)

    def moves(self, c, appearing, may_miss=False):
        if not c.parent or c.parent.forwards:
            self.begin_alone(self.stand_in(c), appearing, self.in_animation, may_miss)

    def stand_in(self, c):
        """V27: what covers a controller in its context comes and goes for it."""
        guests = self.guests(c)
        return guests[0] if c.covered and guests else c

    def begin_alone(self, c, appearing, animated, may_miss):
        """A view enters or leaves the window by itself: the will comes now and the did later (C1.31, C1.33).

        Between a begin and an end by hand it doesn't count (consensus B6). A quirk has it miss its will (C1.34).
        """
        if c.by_hand or c.state == (APPEARING if appearing else DISAPPEARING):
            return
        before = c.state
        if may_miss and c.state == DISAPPEARED and "missesWillAppear" in self.behaviours:
            c.state, c.depth, c.animated, c.wants_appearing = APPEARING, 1, animated, True
            c.layout_cause = c.appearing_cause = self.cause
        else:
            self.begin(c, appearing, animated)
        if c.state != before:
            c.by_itself = True
            self.wait(self.time, self.end_alone, c)

    def end_alone(self, c):
        if not c.by_itself:
            return
        moved, c.moved = c.moved, False
        self.end(c)
        if moved and "didMoveTwice" in self.behaviours and "didMoveOnce" not in self.behaviours:
            self.send("didMove", c, c.parent.name if c.parent else "nil")  # V31

    def do_inAnimation(self, value):
        self.in_animation = value

    def do_place(self, i, h):
        self.hang(self.all[i], self.all[h])

    def do_attach(self, i):
        c = self.all[i]
        if c.style in CONTEXT_STYLES and self.is_in(c.presenter, c):
            self.do_raise("viewInsideItself", i)  # C1.76
        self.hang(c, WINDOW)

    def do_detach(self, i):
        self.hang(self.all[i], None)

    def do_displace(self, i):
        """A stock container takes a view out, and what stands for it, or for one inside it, in a context (V27)."""
        self.hang(self.all[i], None)
        self.guests_go([k for k in self.all if k is self.all[i] or self.is_inside(k, self.all[i])])

    def guests_go(self, presenters):
        for guest in [guest for presenter in presenters for guest in self.guests(presenter)]:
            if guest.state in (APPEARING, APPEARED):
                self.begin(guest, False, False)
                self.end(guest)

    def do_cover(self, i, covered):
        self.all[i].covered = covered
        if covered:
            self.guests_go([k for k in self.all if self.is_inside(k, self.all[i])])
        else:
            self.comes_with_its_host(self.all[i])

    def do_setRoot(self, i):
        old, self.root = self.root, self.all[i]
        self.root.unplaced = False
        if old and old is not self.root:
            self.hang(old, None)
            self.lets_go(old)
        self.hang(self.root, WINDOW)
        self.window.sort(key=lambda c: c is not self.root)  # What is presented stands above.

    # Appearance (C1.60 to C1.66, V13)

    def do_begin(self, i, appearing, animated):
        c = self.all[i]
        self.loses_flag = c.presented and c.presented.style == "fullScreen" and "losesAnimatedFlag" in self.behaviours
        self.begin(c, appearing, animated)
        self.loses_flag, c.by_hand = False, c.state in OPEN

    def begin(self, c, appearing, animated):
        """`beginAppearanceTransition`, by the table of 1.7."""
        if appearing and not c.covered:
            self.load(c)
        if c.state == (APPEARING if appearing else DISAPPEARING):
            c.depth += 1
            return
        if c.state == (APPEARED if appearing else DISAPPEARED) or appearing and c.covered:
            self.take_along(c, self.guests(c), appearing, animated)
            return
        overtaken = self.overtaken(c) if appearing else []
        c.state, c.depth, c.animated = (APPEARING if appearing else DISAPPEARING), 1, animated
        c.by_hand, c.by_itself, c.leader, c.riders, c.wants_appearing = False, False, None, [], appearing
        if c.kind == "tabs" and appearing:
            self.show_selected(c)
        for rider in overtaken:
            rider.leader = None
            self.end(rider)
        if c.content_first:
            self.take_along(c, self.told(c, appearing) + self.guests_over(c), appearing, animated)
        event = self.tell("viewWillAppear" if appearing else "viewWillDisappear", c)
        c.animated = animated and not self.loses_flag  # V21
        if appearing:
            c.layout_cause = c.appearing_cause = event
        self.by(event, self.begin_inside, c, appearing, animated)

    def begin_inside(self, c, appearing, animated):
        """What follows a will: the children of a plain container, guests, and views without a parent (C1.34)."""
        self.take_along(c, [] if c.content_first else self.told(c, appearing) + self.guests_over(c), appearing, animated)
        for stray in [k for k in c.hosted if not k.parent]:
            self.begin_alone(stray, appearing, False, appearing and animated)

    def told(self, c, appearing):
        """C1.63: the children that are told. Their view is loaded and inside this one's, and the container forwards.

        Of a stack and of tabs only the top or the selected one comes (T3.4, N2.36), but all that is shown goes (C1.30).
        """
        return [k for k in c.children if c.forwards and k.loaded and self.is_inside(k, c)
                and (not c.content_first or k is c.current or k.put_by_code
                     or not appearing and k.state in (APPEARING, APPEARED))
                and not (appearing and self.turns_away(k, c))]

    def overtaken(self, c):
        """V13: the top or the selection that went with its container, which comes back with another one."""
        return [k for k in c.riders if c.content_first and k.leader is c and k.state == DISAPPEARING
                and k.parent is c and k is not c.current]

    def turns_away(self, page, c):
        """P5.30, P5.32: a page that turns away goes on doing so, also if its pager comes back meanwhile."""
        return (page.state == DISAPPEARING and page.leader is not c and c.current not in (None, page)
                and not c.content_first)

    def guests(self, c):
        """V27: what is presented in a context goes and comes with the controller that defines it."""
        guest = c.presented
        is_guest = guest and guest.style in CONTEXT_STYLES and guest.host
        return [guest] if is_guest and not guest.dismissing else []

    def guests_over(self, c):
        """M6.46: what took a controller's place in its context stays when the controller goes because of it."""
        return [guest for guest in self.guests(c) if guest.style != "currentContext"]

    def is_inside(self, c, outer):
        while isinstance(c.host, Controller):
            c = c.host
            if c is outer:
                return True
        return False

    def take_along(self, c, others, appearing, animated):
        """Others begin with a controller, and so they end with it."""
        for other in others:
            self.begin(other, appearing, animated)
            if other.state in OPEN or other.riders:
                other.leader = c
                c.riders.append(other)

    def show_selected(self, c):
        """T3.1: when a tab controller appears, only the view of the selected tab is in its own."""
        for other in [k for k in c.hosted if k.parent is c and k is not c.current]:
            self.hang(other, None)
        if c.current:
            self.load(c.current)
            if c.current.host in (None, c):  # Put in anew, which is the cause then.
                self.hang(c.current, c)

    def tell(self, callback, c):
        # V33: it is being presented in the callbacks of appearing, and dismissed in those of disappearing.
        other = PRESENTED if callback.endswith("Disappear") else DISMISSED
        return self.send(callback, c, "true" if c.animated else "false", flags=c.flags & ~other)

    def do_end(self, i):
        c = self.all[i]
        if c.state not in OPEN and not c.riders:
            self.send("warning", c, "unbalancedTransition")  # C1.80
        self.end(c)

    def end(self, c):
        """`endAppearanceTransition`: the last one sends the did, to those that went along too."""
        c.depth -= c.state in OPEN
        if c.state in OPEN and c.depth:
            return
        # One that has left since still hears the end of a disappearance.
        riders = [(k, k.state) for k in c.riders if k.leader is c and (c in (k.parent, k.presenter) or k.state == DISAPPEARING)]
        c.riders = []
        if c.state not in OPEN:
            self.end_all(riders)
            return
        for stray in [k for k in c.hosted if not k.parent]:
            self.end_alone(stray)  # C1.34: one without a parent ends before the controller in whose view it stands.
        appearing = c.state == APPEARING
        if appearing:
            self.tell_all_appearing(c, [k for k, _ in riders])
        c.state, c.by_hand, c.by_itself = (APPEARED if appearing else DISAPPEARED), False, False
        if c.content_first:
            self.end_inside(c, riders)
        event = self.tell("viewDidAppear" if appearing else "viewDidDisappear", c)
        c.flags &= ~PRESENTED if appearing else ~0
        if not c.content_first:
            self.by(event, self.end_inside, c, riders)
        self.lets_go(c)

    def end_inside(self, c, riders):
        """What ends with a controller, before it or after it (V13); what came while it went leaves with it (C1.30)."""
        self.end_all(riders)
        if c.state != DISAPPEARED:
            return
        for child in [k for k in self.told(c, False) if k.state == APPEARED]:
            self.begin(child, False, False)
            self.end(child)

    def end_all(self, riders):
        for rider, state in riders:
            if rider.state == state:  # An override may have turned it round.
                rider.leader = None
                self.end(rider)

    def do_isAppearing(self, i):
        self.tell_all_appearing(self.all[i], self.all[i].riders)

    def tell_all_appearing(self, c, riders):
        """A controller and those that appear with it, where it doesn't wait for layout (C1.36)."""
        if c.wants_appearing:
            self.tell_is_appearing(c)
        for rider in riders:
            self.tell_all_appearing(rider, rider.riders)

    def tell_is_appearing(self, c):
        if c.has_new_traits:
            self.tell_new_traits(c)
        c.wants_appearing = False
        if "sendsViewIsAppearing" in self.behaviours:
            self.send("viewIsAppearing", c, "true" if c.animated else "false")

    def do_showTop(self, i, s):
        """V10: the top comes as its stack does, and its view comes into the stack's."""
        self.take_along(self.all[s], [self.all[i]], True, self.all[s].animated)
        self.hang(self.all[i], self.all[s])

    # Layout (V1 to V8)

    def do_setNeedsLayout(self, i, needs):
        c = self.all[i]
        if needs and c.put_off:  # What was put off with it comes with it now.
            self.comes_with_its_host(c)
        c.put_off, c.layout_cause = not needs, self.cause
        c.wants_layout = c.wants_layout or needs

    def do_setNeedsUpdateConstraints(self, i):
        self.all[i].wants_constraints, self.all[i].layout_cause = True, self.cause

    def do_setNeedsUpdateProperties(self, i):
        self.all[i].wants_properties, self.all[i].layout_cause = True, self.cause

    def do_setNeedsTraits(self, i, needs):
        self.all[i].has_new_traits = needs
        if needs:
            self.all[i].layout_cause = self.cause

    def do_layoutIfNeeded(self, i):
        self.lay_out_all([self.all[i]])

    def lay_out_all(self, views):
        """A pass: traits from the outside, constraints from the inside, then layout from the outside (V2)."""
        for work in (self.hand_down_traits, self.update_traits, self.update_constraints, self.lay_out):
            for c in list(views):
                work(c)

    def inside(self, c):
        """The views in a controller's view: those of its children in their order, then all others."""
        return sorted(c.hosted, key=lambda k: c.children.index(k) if k.parent is c else len(c.children))

    def hand_down_traits(self, c):
        """V61: what comes back into a window with other traits is told of them; by a quirk in its layout (V63)."""
        if c.covered or c.put_off or "traitsWithLayout" in self.behaviours:
            return
        if c.has_new_traits:
            self.by(c.layout_cause, self.tell_new_traits, c)
        for child in self.inside(c):
            self.hand_down_traits(child)

    def tell_new_traits(self, c):
        c.has_new_traits = False
        self.send("traitCollectionDidChange", c)

    def update_traits(self, c):
        """L9.2: to iOS 12 a controller whose view is new in the window is told of its traits."""
        if c.covered or c.put_off:
            return
        if c.wants_traits and "tellsInitialTraits" in self.behaviours:
            self.by(c.layout_cause, self.send, "traitCollectionDidChange", c, "nil")
        c.wants_traits = False
        for child in self.inside(c):
            self.update_traits(child)

    def update_constraints(self, c):
        if c.covered or c.put_off:
            return
        for child in self.inside(c):
            self.update_constraints(child)
        if c.wants_constraints:
            c.wants_constraints = False
            self.by(c.layout_cause, self.send, "updateViewConstraints", c)

    def lay_out(self, c, put_off=False):
        """Layout of a view and of those inside. What is put off, V6, keeps its `viewIsAppearing`."""
        if c.covered:
            return
        put_off = put_off or c.put_off
        if c.has_new_traits and not put_off:
            self.by(c.layout_cause, self.tell_new_traits, c)
        if c.wants_appearing and c.state == APPEARING:
            self.by(c.appearing_cause, self.tell_all_appearing, c, c.riders if put_off else [])
        if c.wants_properties and not put_off:  # V65
            c.wants_properties = False
            self.by(c.layout_cause, self.send, "updateProperties", c)
        if c.wants_layout and not put_off:
            c.wants_layout = False
            self.by(c.layout_cause, self.send, "viewWillLayoutSubviews", c)
            self.by(c.layout_cause, self.send, "viewDidLayoutSubviews", c)
            self.hand_down_traits(c)
            self.update_traits(c)  # A stack has shown its top by now.
            self.update_constraints(c)
        for child in self.inside(c):
            self.lay_out(child, put_off)

    # Presentation

    def do_present(self, i, p, style):
        c, presenter = self.all[i], self.all[p]
        c.presenter, presenter.presented, c.unplaced, c.style = presenter, c, False, style
        c.flags |= PRESENTED

    def do_restyle(self, i, style):
        self.all[i].style = style

    def do_beginDismissal(self, i, begins):
        c = self.all[i]
        c.dismissing, c.flags = begins, c.flags | DISMISSED if begins else c.flags & ~DISMISSED
        if begins and c.presenter and "dismissesInSteps" not in self.behaviours:
            c.presenter.flags &= ~DISMISSED  # V33: what goes along in a chain isn't itself dismissed.

    def do_unpresent(self, i):
        c = self.all[i]
        if c.presenter:  # Of two dismissals that take it along the first has unlinked it.
            c.presenter.presented = c.presenter = None
            self.lets_go(c)

    # Time

    def do_reserveTransition(self, t, i):
        self.transitions[t] = (self.all[i], None)

    def do_openTransition(self, t, i, duration):
        self.transitions[t] = (self.all[i], self.time + ticks(duration))

    def do_closeTransition(self, t):
        c, _ = self.transitions.pop(t)
        self.lets_go(c)
        self.closing += self.waiting.pop(t, [])

    def do_schedule(self, routine, due, value=None):
        if due == "closeOf" and value in self.transitions:
            self.waiting.setdefault(value, []).append((routine, self.cause))
        else:
            after = {"endOf": lambda: self.transitions[value][1], "timer": lambda: self.time + ticks(value)}
            self.wait(after.get(due, lambda: self.time)(), self.perform, routine, due == "timer")

    def wait(self, time, work, what, is_timer=False):
        """Puts off some work. It comes from the present cause, by way of the effect that it goes on."""
        self.queue.append((time, work, what, self.cause, is_timer))

    def turn(self, time):
        """One turn of the run loop: all that was due before it began, in the order of time and of waiting."""
        self.time, self.turns = max(self.time, time), self.turns + 1
        if self.turns > 100_000:
            raise RuntimeError("the run doesn't end")
        due = sorted((q for q in self.queue if q[0] <= self.time), key=lambda q: q[0])
        self.queue = [q for q in self.queue if q[0] > self.time]
        for _, work, what, cause, _ in due:
            self.free()
            effect = self.effect("resumption", cause, cause.step)
            self.by(effect, work, what, *([effect] if work == self.perform else []))

    def finish_turn(self):
        # What waits for the close goes on in the same turn, behind all that was due in it (N2.37).
        while self.closing:
            routine, cause = self.closing.pop(0)
            self.free()
            effect = self.effect("resumption", cause, cause.step)
            self.by(effect, self.perform, routine, effect)
        # What is presented stands above what presents it.
        self.lay_out_all(sorted([c for c in self.window if self.in_window(c)], key=self.height))
        self.free()

    def height(self, c):
        """How many presentations a view in the window stands above."""
        while c.parent:
            c = c.parent
        return 1 + self.height(c.presenter) if c.presenter else 0

    def run_due(self, until, before=False):
        """Carries out what is due up to a time, or what is due before it."""
        self.finish_turn()
        while times := [q[0] for q in self.queue if q[0] < until or q[0] == until and not before]:
            self.turn(min(times))
            self.finish_turn()
        self.time = max(self.time, until)

    def settle(self):
        """Goes on until no transition runs and nothing is queued; a timer alone isn't waited for."""
        self.finish_turn()
        # What is due at this instant comes before the step that starts now, timers too (V34).
        while self.queue and (self.transitions or not all(q[4] and q[0] > self.time for q in self.queue)):
            self.turn(min(q[0] for q in self.queue))
            self.finish_turn()
        for c in [c for c in self.all if c.alive]:
            self.check_rest(c, self.in_window(c))

    def check_rest(self, c, is_seen):
        """What holds when all is settled, whatever the plan says."""
        self.check(c.state not in OPEN or c.by_hand, f"{c.name} is still {c.state}")
        self.check(not is_seen or c.put_off or not c.wants_layout, f"{c.name} was never laid out (V1)")
        if c.state == APPEARED and c.parent and c.parent.forwards and not self.is_in_pager(c):
            self.check(is_seen, f"{c.name} has appeared without a view in the window (C1.30)")
            is_shown = not c.parent.content_first or c is c.parent.current or c.put_by_code
            self.check(is_shown, f"{c.name} has appeared below the top (V13)")

    def is_in_pager(self, c):
        """P5.39: a first page appears before its pager does, and what is in it too."""
        while c.parent:
            c = c.parent
            if c.kind == "pager":
                return True
        return False

    def run(self):
        """Plays all steps, each when its time has come."""
        start = 0
        try:
            for step in self.plan["steps"]:
                if step.get("after") == "turn":
                    self.finish_turn()
                    self.turn(self.time)
                elif step.get("after"):
                    self.run_due(start + ticks(step["after"]))
                elif step.get("justBefore"):
                    self.run_due(start + ticks(step["justBefore"]), True)
                elif "after" not in step and "justBefore" not in step:  # After 0 is the same turn (V34).
                    self.settle()
                start = self.time
                root = self.effect("step", step["number"], step["number"])
                self.by(root, self.perform, step["routine"], root)
                if "waited" in step:
                    self.run_due(start + ticks(step["waited"]))
            self.settle()
        except Stop:
            pass

    # Talk

    def do_emit(self, callback, i, *words):
        words = list(words)
        argument, answer = self.text(words), self.text(words)
        if callback == "updateViewConstraints":  # What is told now is due no more.
            self.all[i].wants_constraints = False
        if callback == "viewDidLayoutSubviews":
            self.all[i].wants_layout = False
        self.send(callback, None if i is None else self.all[i], argument, answer)
        if callback == "terminated":  # L9.12: the process is gone.
            raise Stop

    def text(self, words):
        """An argument or an answer, taken from the front of a row of words."""
        kind = words.pop(0)
        if kind == "none":
            return ""
        value = words.pop(0)
        if kind in ("animated", "bool"):
            return "true" if value else "false"
        if kind in ("parent", "instance"):
            return "nil" if value is None else self.all[value].name
        if kind in ("name", "text"):
            return self.plan["names"][value]
        return " ".join(self.all[k].name for k in self.plan["lists"][value])

    def do_warn(self, message, first, *_):
        self.send("warning", None if first is None else self.all[first], message)

    def do_raise(self, message, first, *_):
        self.send("exception", None if first is None else self.all[first], message)
        raise Stop

    def do_setForwardsAppearance(self, i, forwards):
        self.all[i].forwards = forwards


def ticks(seconds):
    """Seconds as whole microseconds, so that sums are exact."""
    return round(seconds * 1_000_000)
