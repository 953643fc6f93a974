/** The colour of a side: who digs, who works against them, and teams and clans by their colour. */
export function sideOf(dwarf: string | null, clan: string | null = null): string {
  if (dwarf === "saboteur") return "dark";
  if (clan !== null) return clan;
  return dwarf === "blue" || dwarf === "green" ? dwarf : dwarf === null ? "" : "gold";
}

/** The icon of a dwarf: its own in the clan's colour, or a hat with a question mark. */
export function hatOf(dwarf: string | null, clan: string | null = null): string {
  if (dwarf === null) return clan === null ? "hat" : `clan-${clan}`;
  return clan === null ? `dwarf-${dwarf}` : `dwarf-${clan}_${dwarf}`;
}
