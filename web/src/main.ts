import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import "./look/materials.css";
import "./look/settings.svelte";
import { words } from "./words/language.svelte";

void words.choose(words.language);
mount(App, { target: document.getElementById("app")! });
