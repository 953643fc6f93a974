"""How the screens are laid out; colours are those of the terminal, be it dark or light."""

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
#keys { height: 1; color: ansi_bright_black; }
.small #hand { height: 2; }
.hidden { display: none; }
ModalScreen { align: center middle; }
.dialog {
    width: 100%; max-width: 80; height: auto; max-height: 100%;
    border: round ansi_yellow; padding: 0 1; background: ansi_default;
}
.dialog VerticalScroll { height: auto; max-height: 20; }
.dialog Static { height: auto; }
.dialog Input { border: none; height: 1; padding: 0; margin: 0 0 1 0; }
.curtain { background: ansi_default; }
#curtain { width: auto; text-align: center; }
#page { height: 1fr; padding: 0 1; }
#page Static { height: auto; }
#heading { height: 1; margin: 1 2 0 2; }
#about { height: 1; margin: 0 2 1 2; }
#form { height: 1fr; margin: 1 2; }
StartScreen #answers { height: 1fr; margin: 0 2; }
StartScreen #message { height: auto; margin: 0 2; }
.field { height: 1; margin: 1 2 0 2; }
VisitScreen Input { height: 3; margin: 0 2; }
VisitScreen #keys { dock: bottom; }
#note { height: 1fr; content-align: center middle; text-align: center; }
"""
