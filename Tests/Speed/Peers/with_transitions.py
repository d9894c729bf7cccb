"""Plays a script of pushes and pops with `transitions`."""

from transitions import Machine

from screens import Screens, play

screens = Screens()
machine = Machine(screens, states=["list", "detail"], initial="list", auto_transitions=False, send_event=False,
                  model_attribute="place")
machine.add_transition("goes_on", "list", "detail", before="push", after="pushed")
machine.add_transition("goes_back", "detail", "list", before="pop", after="popped")
play(lambda name: screens.goes_on() if name == "push" else screens.goes_back())
