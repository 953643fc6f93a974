"""The layout of all screens; the background is the terminal's own, dark or light."""

from pyrite.cli.terminal.screen import GOLD, GREY

CSS = """
Screen { layout: vertical; }
#middle { height: 1fr; }
#board { width: 1fr; height: 100%; }
#side { width: 28; height: 100%; padding: 0 0 0 1; }
#seats { height: auto; }
#log { height: 1fr; margin: 1 0 0 0; }
#answers { height: auto; }
#side #answers { height: 1fr; margin: 1 0 0 0; }
#message { height: 2; }
#hand { height: 3; }
#keys { height: 1; }
.small #hand { height: 2; }
.hidden { display: none; }
VerticalScroll {
    scrollbar-size-vertical: 1; scrollbar-color: GREY; scrollbar-background: ansi_default;
    scrollbar-color-hover: GREY; scrollbar-background-hover: ansi_default;
    scrollbar-color-active: GOLD; scrollbar-background-active: ansi_default;
}
ModalScreen { align: center middle; }
.dialog {
    width: 100%; max-width: 80; height: auto; max-height: 100%;
    border: round GOLD; padding: 0 1; background: ansi_default;
}
.dialog VerticalScroll { height: auto; max-height: 20; }
.dialog Static { height: auto; }
Input, Input:focus { color: ansi_default; background: ansi_default; border: round GREY; }
Input:focus { border: round GOLD; }
Input > .input--cursor, Input > .input--selection {
    color: ansi_default; background: ansi_default; text-style: reverse;
}
Input > .input--placeholder, Input > .input--suggestion { color: GREY; }
.dialog Input, .dialog Input:focus { border: none; height: 1; padding: 0; margin: 0 0 1 0; }
.curtain { background: ansi_default; }
#curtain { width: auto; text-align: center; }
#page { height: 1fr; padding: 0 1; }
#page Static { height: auto; }
#heading { height: 1; margin: 1 2 0 2; }
#about { height: 1; margin: 0 2 1 2; }
#form { height: 1fr; margin: 1 2; }
StartScreen #answers, TablesScreen #answers, LobbyScreen #answers { height: 1fr; margin: 0 2; }
StartScreen #message, TablesScreen #message, LobbyScreen #message { height: auto; margin: 0 2; }
TableForm #message, VisitScreen #message { margin: 0 2; }
.field { height: 1; margin: 1 2 0 2; }
VisitScreen Input { height: 3; margin: 0 2; }
VisitScreen #keys { dock: bottom; }
#note { height: 1fr; content-align: center middle; text-align: center; }
""".replace("GOLD", GOLD).replace("GREY", GREY)
