"""Plays plan files of Scenograph: a second machine, written from the rules of UIKit and not from the engine.

A plan lists instructions. This machine keeps its own model of the controllers and says which events come, in which
order, with which values, and from which effect each comes. README.md beside this file says how to use it.
"""

NONE, WILL_APPEAR, WILL_DISAPPEAR = "disappeared", "appearing", "disappearing"
APPEARED = "appeared"
OPEN = (WILL_APPEAR, WILL_DISAPPEAR)
PRESENTED, DISMISSED, TO_PARENT, FROM_PARENT = 1, 2, 4, 8


def ticks(seconds):
    """Seconds as whole microseconds, so that sums are exact."""
    return round(seconds * 1_000_000)


class Stop(Exception):
    """UIKit has raised an exception; the run is over."""


class Cause:
    """An effect that others come from: a step, something that has waited, an instruction or an event."""

    def __init__(self, kind, key, step):
        self.kind, self.key, self.step = kind, key, step

    def words(self):
        """The effect as the comparison names it; what has waited is named by what scheduled it."""
        return (self.kind, self.key.words() if isinstance(self.key, Cause) else self.key)


class Controller:
    """What the machine knows of one instance."""

    def __init__(self, number, record, kind):
        self.number, self.name, self.kind = number, record["name"], kind
        self.forwards = record.get("forwardsAppearance", True)
        self.forwards_first = record.get("forwardsInsideSuper", False)
        self.retained = record.get("isRetained", False)
        self.in_context = self.dismissing = self.alive = self.loaded = self.unplaced = False
        self.parent = self.current = self.presenter = self.presented = None
        self.children, self.kept, self.holds = [], [], 0
        # The view: where it hangs (the window, a controller or nowhere), and which views hang in it.
        self.host, self.hosted, self.covered = None, [], False
        # Appearance (C1.4, C1.60, C1.62).
        self.state, self.depth, self.animated, self.ends_alone, self.by_hand = NONE, 0, False, False, False
        # Those whose appearance goes along with this one's, and the one that this one goes along with.
        self.riders, self.leader = [], None
        # Layout (V1, V2, C1.36), and what made it due last.
        self.wants_traits = self.wants_constraints = self.wants_layout = self.put_off = self.is_appearing_due = False
        self.layout_cause = self.appear_cause = None
        # Why it comes or goes (V33), and a didMove during its own appearance (V31).
        self.flags, self.again = 0, False
        self.let_go = None


class Machine:
    """The state of a run, and what each instruction does to it."""

    def __init__(self, plan):
        self.plan, self.behaviours = plan, set(plan["behaviours"])
        self.all = [Controller(i, r, plan["templates"][r["template"]]["kind"]) for i, r in enumerate(plan["instances"])]
        self.hooks = {(i, callback, count): routine for i, callback, count, routine in plan.get("hooks", [])}
        self.counts, self.events, self.window, self.root = {}, [], [], None
        self.time, self.queue, self.transitions, self.ends, self.order = 0, [], {}, {}, 0
        self.in_animation, self.loses_flag, self.cause, self.loose = False, False, None, []

    # Events

    def send(self, callback, controller, argument="", answer="none", flags=0):
        """Writes down an event, and runs the code that hangs on it."""
        name = controller.name if controller else ("app" if callback in APP else "")
        shown = argument if callback == "unwindAction" else callback
        event = Cause("event", len(self.events), self.cause.step)
        self.events.append((name, shown, "" if callback == "unwindAction" else argument, answer, flags,
                            self.cause.step, self.time, self.cause.words()))
        key = (controller.number if controller else None, callback)
        self.counts[key] = self.counts.get(key, 0) + 1
        hook = self.hooks.get((*key, self.counts[key]))
        if hook is not None:
            self.perform(hook, event)
        return event

    def from_(self, cause, work, *arguments):
        """Does some work that comes from an effect."""
        before, self.cause = self.cause, cause
        try:
            return work(*arguments)
        finally:
            self.cause = before

    def perform(self, index, root):
        """Carries out a routine; what it does comes from its instructions."""
        routine = self.plan["routines"][index]
        for position, words in enumerate(routine["instructions"]):
            number = routine["origins"][position][0]
            instruction = Cause("instruction", number, routine["step"])
            self.from_(instruction, getattr(self, "do_" + words[0]), *words[1:])

    # Life (C1.17)

    def do_make(self, i):
        c = self.all[i]
        c.alive = c.unplaced = True
        self.send("init", c)

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
        """Whether anything keeps a controller alive."""
        return (c.parent or c.presenter or c is self.root or c.holds > 0 or c.retained or c.unplaced
                or c.state in OPEN
                or any(c is t[0] for t in self.transitions.values()) or any(c in k.kept for k in self.all if k.alive))

    def lets_go(self, c):
        """An owner is gone; if it was the last one, the end of the turn frees the controller."""
        if not self.is_owned(c):
            c.let_go = self.cause
            if c not in self.loose:
                self.loose.append(c)

    def drain(self):
        """The end of a turn frees what nothing owns any more."""
        while self.loose:
            c = self.loose.pop(0)
            if c.alive and not self.is_owned(c):
                self.free(c)

    def free(self, c):
        c.alive = False
        event = self.from_(c.let_go, self.send, "deinit", c)
        owned, c.children, c.kept = c.children + c.kept, [], []
        for child in owned:
            child.parent = None if child.parent is c else child.parent
        if c.presented:
            owned.append(c.presented)
            c.presented.presenter = c.presented = None
        for other in owned:
            self.from_(event, self.lets_go, other)

    # Loading (C1.40)

    def do_load(self, i):
        self.load(self.all[i])

    def load(self, c):
        if not c.loaded:
            self.send("loadView", c)
            c.loaded = c.wants_traits = c.wants_constraints = c.wants_layout = True
            self.send("viewDidLoad", c)

    # Containment (C1.10 to C1.26)

    def do_addChild(self, i, p):
        c, parent = self.all[i], self.all[p]
        if c.parent is parent:
            return
        if c.parent:
            self.leave(c)
            self.send("didMove", c, "nil")
        if c is self.root:
            self.do_raise("addedRoot", i)
        if c.host not in (None, "window", parent):
            self.do_raise("wrongParentRequested", i)
        self.join(c, parent, len(parent.children))
        c.flags = c.flags & ~FROM_PARENT | TO_PARENT
        self.send("willMove", c, parent.name)

    def do_removeFromParent(self, i):
        c = self.all[i]
        if c.parent:
            self.leave(c)
            self.tell_moved(c, None)

    def do_link(self, i, p, place):
        self.join(self.all[i], self.all[p], place)
        self.all[i].flags &= ~FROM_PARENT

    def do_unlink(self, i):
        self.leave(self.all[i])
        self.all[i].flags |= FROM_PARENT

    def do_setCurrent(self, i, container):
        self.all[container].current = None if i is None else self.all[i]

    def join(self, c, parent, place):
        c.parent, c.unplaced, c.again = parent, False, False
        parent.children.insert(place, c)

    def leave(self, c):
        c.parent.children.remove(c)
        c.parent = None
        self.lets_go(c)

    def do_willMove(self, i, p):
        c = self.all[i]
        if p is None:
            c.flags |= FROM_PARENT
        else:
            c.flags |= TO_PARENT
        self.send("willMove", c, "nil" if p is None else self.all[p].name)

    def do_didMove(self, i, p):
        self.tell_moved(self.all[i], None if p is None else self.all[p])

    def tell_moved(self, c, parent):
        c.flags &= ~(TO_PARENT if parent else TO_PARENT | FROM_PARENT)
        if c.ends_alone and c.state == (WILL_APPEAR if parent else WILL_DISAPPEAR):
            c.again = True
        self.send("didMove", c, parent.name if parent else "nil")

    # Views (C1.30 to C1.38)

    def in_window(self, c):
        while c.loaded and not c.covered:
            if c.host is None or c.host == "window":
                return c.host == "window"
            c = c.host
        return False

    def hang(self, c, host):
        """Moves a view without a callback."""
        if c.host is not None:
            (self.window if c.host == "window" else c.host.hosted).remove(c)
        c.host = host
        if host is not None:
            (self.window if host == "window" else host.hosted).append(c)
            c.layout_cause = c.appear_cause = self.cause
            self.check_parents(c)

    def check_parents(self, c):
        """C1.70: what enters the window stands in its parent's view, or has no parent."""
        if not self.in_window(c):
            return
        if c.parent and c.host is not c.parent and c.host != "window":
            self.do_raise("wrongParentInWindow", c.number)

    def do_addSubview(self, i, h):
        c, host = self.all[i], self.all[h]
        self.load(c)
        was = self.in_window(c)
        c.unplaced = False
        self.hang(c, host)
        if not was and self.in_window(c):
            self.moves(c, True)
        self.lets_go(c)

    def do_removeFromSuperview(self, i):
        c = self.all[i]
        was = self.in_window(c)
        if was:
            self.moves(c, False)
        self.hang(c, None)

    def moves(self, c, appearing):
        """A view enters or leaves the window by itself: the will comes now, the did later (C1.31, C1.33)."""
        if c.parent and not c.parent.forwards or c.by_hand:
            return
        if c.state != (WILL_APPEAR if appearing else WILL_DISAPPEAR):
            self.begins_alone(c, appearing, self.in_animation, appearing and c.host.state == WILL_APPEAR)

    def begins_alone(self, c, appearing, animated, may_miss):
        before = c.state
        if may_miss and before == NONE and "missesWillAppear" in self.behaviours:
            c.state, c.depth, c.animated, c.is_appearing_due = WILL_APPEAR, 1, animated, True
            c.layout_cause = c.appear_cause = self.cause
        else:
            self.begin(c, appearing, animated)
        if c.state != before:
            self.ends_later(c)

    def ends_later(self, c):
        c.ends_alone = True
        self.enqueue(self.time, lambda: self.end_alone(c), self.cause)

    def end_alone(self, c):
        if not c.ends_alone:
            return
        c.ends_alone = False
        self.end(c)
        if c.again and "didMoveTwice" in self.behaviours and "didMoveOnce" not in self.behaviours:
            self.send("didMove", c, c.parent.name if c.parent else "nil")
        c.again = False

    def do_inAnimation(self, value):
        self.in_animation = value

    def do_constrain(self, i):
        pass

    do_removeConstraints = do_constrain

    def do_place(self, i, h):
        self.hang(self.all[i], self.all[h])

    def do_displace(self, i):
        self.hang(self.all[i], None)

    def do_setRoot(self, i):
        old, self.root = self.root, self.all[i]
        self.root.unplaced = False
        if old and old is not self.root:
            self.hang(old, None)
            self.lets_go(old)
        self.hang(self.root, "window")

    def do_attach(self, i):
        self.hang(self.all[i], "window")

    def do_detach(self, i):
        self.hang(self.all[i], None)

    def do_cover(self, i, covered):
        self.all[i].covered = covered

    # Appearance (C1.60 to C1.66, V13)

    def do_begin(self, i, appearing, animated):
        c = self.all[i]
        self.loses_flag = c.presented and c.presented.style == "fullScreen" and "losesAnimatedFlag" in self.behaviours
        self.begin(c, appearing, animated)
        self.loses_flag, c.by_hand = False, c.state in OPEN

    def do_end(self, i):
        c = self.all[i]
        if c.state not in OPEN and not c.riders:
            self.send("warning", c, "unbalancedTransition")
        self.end(c)

    def forwarded(self, c):
        """The children that are told of its appearance: their view is loaded and inside this one's."""
        return [k for k in c.children if c.forwards and k.loaded and self.is_inside(k, c)]

    def strays(self, c):
        """Views without a parent that hang in a controller's view."""
        return [k for k in c.hosted if k.parent is None]

    def guests(self, c):
        """V27: what is presented in a context goes and comes with the controller that defines it."""
        guest = c.presented
        return [guest] if guest and guest.in_context and guest.host and not guest.dismissing else []

    def inside(self, c):
        """The views that hang in a controller's view: its children's in their order, then all others."""
        return sorted(c.hosted, key=lambda k: c.children.index(k) if k.parent is c else len(c.children))

    def is_inside(self, c, outer):
        while c.host not in (None, "window"):
            c = c.host
            if c is outer:
                return True
        return False

    def begin(self, c, appearing, animated):
        """`beginAppearanceTransition`, by the table of 1.7."""
        if appearing and not c.covered:
            self.load(c)
        if c.state == (WILL_APPEAR if appearing else WILL_DISAPPEAR):
            c.depth += 1
            return
        if c.state == (APPEARED if appearing else NONE) or appearing and c.covered:
            self.take_along(c, self.guests(c), appearing, animated)
            return
        c.state, c.depth, c.animated = (WILL_APPEAR if appearing else WILL_DISAPPEAR), 1, animated
        c.ends_alone, c.by_hand, c.is_appearing_due, c.leader, c.riders = False, False, appearing, None, []
        if c.kind == "tabs" and appearing:
            self.show_selected(c)
        if c.forwards_first:
            self.take_along(c, self.forwarded(c), appearing, animated)
        event = self.tell("viewWillAppear" if appearing else "viewWillDisappear", c)
        c.animated = animated and not self.loses_flag  # V21
        if appearing:
            c.layout_cause = c.appear_cause = event
        self.from_(event, self.begin_inside, c, appearing, animated)

    def begin_inside(self, c, appearing, animated):
        """What follows a will-callback: the children of a plain container, guests, and views without a parent."""
        self.take_along(c, ([] if c.forwards_first else self.forwarded(c)) + self.guests(c), appearing, animated)
        for stray in self.strays(c):
            # C1.34: it comes by itself, and so it isn't animated; a quirk has it miss its will in what is.
            self.begins_alone(stray, appearing, False, appearing and animated)

    def take_along(self, c, others, appearing, animated):
        for other in others:
            self.begin(other, appearing, animated)
            if other.state in OPEN or other.riders:
                other.leader = c
                c.riders.append(other)

    def show_selected(self, c):
        """T3.1: only the selected tab's view is in the tab controller's."""
        for other in [k for k in c.hosted if k is not c.current and k.parent is c]:
            self.hang(other, None)
        if c.current:
            self.load(c.current)
            if c.current.host is None:
                self.hang(c.current, c)

    def tell(self, callback, c):
        return self.send(callback, c, "true" if c.animated else "false", flags=c.flags)

    def end(self, c):
        """`endAppearanceTransition`: the last one sends the did."""
        if c.state not in OPEN:
            self.end_all(self.dismount(c))
            return
        c.depth -= 1
        if c.depth:
            return
        appearing = c.state == WILL_APPEAR
        if c.is_appearing_due and appearing:
            self.tell_is_appearing(c)
        c.state = APPEARED if appearing else NONE
        c.is_appearing_due = c.ends_alone = c.by_hand = False
        riders = self.dismount(c)
        if c.forwards_first:
            self.end_all(riders)
        event = self.tell("viewDidAppear" if appearing else "viewDidDisappear", c)
        if appearing:
            c.flags &= ~PRESENTED
        if not c.forwards_first:
            self.from_(event, self.end_all, riders)
        self.lets_go(c)

    def dismount(self, c):
        """Those whose appearance still goes along with a controller's; it ends with it."""
        riders, c.riders = [k for k in c.riders if k.leader is c and c in (k.parent, k.presenter)], []
        return riders

    def end_all(self, riders):
        for rider in riders:
            rider.leader = None
            self.end(rider)

    def do_isAppearing(self, i):
        self.tell_is_appearing(self.all[i])

    def tell_is_appearing(self, c):
        c.is_appearing_due = False
        if "sendsViewIsAppearing" in self.behaviours:
            self.tell_plain("viewIsAppearing", c)

    def tell_plain(self, callback, c):
        return self.send(callback, c, "true" if c.animated else "false")

    def do_showTop(self, i, s):
        c, stack = self.all[i], self.all[s]
        self.take_along(stack, [c], True, stack.animated)
        self.hang(c, stack)

    # Layout (V1 to V8)

    def do_setNeedsLayout(self, i, needs):
        c = self.all[i]
        c.wants_layout, c.put_off = needs or c.put_off, not needs
        c.layout_cause = self.cause

    def do_setNeedsUpdateConstraints(self, i):
        self.all[i].wants_constraints = True
        self.all[i].layout_cause = self.cause

    def do_layoutIfNeeded(self, i):
        self.lay_out_all([self.all[i]])

    def lay_out_all(self, views):
        """A layout pass: traits from the outside, constraints from the inside, layout from the outside."""
        views = [c for c in views if not c.covered]
        for work in (self.traits, self.constraints, self.lay_out):
            for c in views:
                work(c)

    def traits(self, c):
        """L9.2: to iOS 12 a view that is new in the window is told of its traits."""
        if c.covered or c.put_off:
            return
        if c.wants_traits and "tellsInitialTraits" in self.behaviours:
            self.from_(c.layout_cause, self.send, "traitCollectionDidChange", c, "nil")
        c.wants_traits = False
        for child in self.inside(c):
            self.traits(child)

    def constraints(self, c):
        if c.covered or c.put_off:
            return
        for child in self.inside(c):
            self.constraints(child)
        if c.wants_constraints:
            c.wants_constraints = False
            self.from_(c.layout_cause, self.send, "updateViewConstraints", c)

    def lay_out(self, c, put_off=False):
        if c.covered:
            return
        put_off = put_off or c.put_off
        if c.is_appearing_due and c.state == WILL_APPEAR:
            self.from_(c.appear_cause, self.tell_is_appearing, c)
        if c.wants_layout and not put_off:
            c.wants_layout = False
            self.from_(c.layout_cause, self.send, "viewWillLayoutSubviews", c)
            self.from_(c.layout_cause, self.send, "viewDidLayoutSubviews", c)
            self.traits(c)
            self.constraints(c)
        for child in self.inside(c):
            self.lay_out(child, put_off)

    # Presentation

    def do_present(self, i, p, style):
        c, presenter = self.all[i], self.all[p]
        c.presenter, presenter.presented, c.unplaced = presenter, c, False
        c.style, c.in_context = style, style in ("currentContext", "overCurrentContext")
        c.flags |= PRESENTED

    def do_restyle(self, i, style):
        self.all[i].style = style

    def do_beginDismissal(self, i, begins):
        c = self.all[i]
        c.dismissing = begins
        c.flags = c.flags | DISMISSED if begins else c.flags & ~DISMISSED
        if begins and c.presenter and "dismissesInSteps" not in self.behaviours:
            c.presenter.flags &= ~DISMISSED  # V33: what goes along with a chain isn't itself dismissed.

    def do_unpresent(self, i):
        c = self.all[i]
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
        for routine, cause in self.ends.pop(t, []):
            self.enqueue(self.time, self.resume(routine), cause)

    def do_schedule(self, routine, due, value=None):
        if due == "closeOf" and value in self.transitions:
            self.ends.setdefault(value, []).append((routine, self.cause))
        elif due == "endOf":
            self.enqueue(self.transitions[value][1], self.resume(routine), self.cause)
        elif due == "timer":
            self.enqueue(self.time + ticks(value), self.resume(routine), self.cause, True)
        else:
            self.enqueue(self.time, self.resume(routine), self.cause)

    def resume(self, routine):
        return lambda: self.perform(routine, self.cause)

    def enqueue(self, time, work, cause, is_timer=False):
        self.order += 1
        self.queue.append((time, self.order, work, Cause("resumption", cause, cause.step), is_timer))

    def run_due(self, until, before=False):
        """Carries out what is due up to a time, turn by turn."""
        while True:
            self.finish_turn()
            times = [q[0] for q in self.queue if q[0] < until or q[0] == until and not before]
            if not times:
                return
            self.turn(min(times))

    def turn(self, time):
        """One turn of the run loop: all that was due before it began."""
        self.time = max(self.time, time)
        due = sorted((q for q in self.queue if q[0] <= self.time), key=lambda q: q[:2])
        self.queue = [q for q in self.queue if q not in due]
        for _, _, work, cause, _ in due:
            self.drain()
            self.from_(cause, work)

    def finish_turn(self):
        self.lay_out_all(list(self.window))
        self.drain()

    def settle(self):
        while True:
            self.finish_turn()
            if not self.queue or not self.transitions and all(q[4] for q in self.queue):
                return
            self.turn(min(q[0] for q in self.queue))

    def run(self):
        start = 0
        try:
            for step in self.plan["steps"]:
                if "after" in step and step["after"] == "turn":
                    self.finish_turn()
                    self.turn(self.time)
                elif "after" in step:
                    if step["after"] > 0:
                        self.run_due(start + ticks(step["after"]))
                    self.time = max(self.time, start + ticks(step["after"]))
                elif "justBefore" in step:
                    self.run_due(start + ticks(step["justBefore"]), True)
                    self.time = max(self.time, start + ticks(step["justBefore"]))
                else:
                    self.settle()
                    if "waited" in step:
                        until = self.time + ticks(step["waited"])
                        self.run_due(until)
                        self.time = until
                start = self.time
                self.cause = Cause("step", step["number"], step["number"])
                self.perform(step["routine"], self.cause)
            self.settle()
        except Stop:
            pass

    # Talk

    def do_emit(self, callback, i, kind, *words):
        words = list(words)
        argument = "" if kind == "none" else self.argument(kind, words)
        word = words.pop(0)
        answer = "none" if word == "none" else self.answer(word, words.pop(0))
        self.send(callback, None if i is None else self.all[i], argument, answer,
                  self.all[i].flags if callback in FLAGGED else 0)

    def argument(self, kind, words):
        value = words.pop(0)
        if kind == "animated":
            return "true" if value else "false"
        if kind in ("parent", "instance"):
            return "nil" if value is None else self.all[value].name
        if kind == "name":
            return self.plan["names"][value]
        if kind == "instances":
            return " ".join(self.all[k].name for k in self.plan["lists"][value])
        del words[:5]
        return value

    def answer(self, kind, value):
        return f"{kind} {value}"

    def do_warn(self, message, first=None, *rest):
        self.send("warning", None if first is None else self.all[first], message)

    def do_raise(self, message, first=None, *rest):
        self.send("exception", None if first is None else self.all[first], message)
        raise Stop

    def do_delegate(self, *words):
        pass

    do_setCapturesStatusBar = do_setDisplayMode = do_expect = do_delegate

    def do_setForwardsAppearance(self, i, forwards):
        self.all[i].forwards = forwards


APP = {"willFinishLaunching", "didFinishLaunching", "willConnect", "willEnterForeground", "didBecomeActive",
       "willResignActive", "didEnterBackground", "applicationDidReceiveMemoryWarning"}
FLAGGED = {"viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"}
