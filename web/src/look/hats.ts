/** The icon of a dwarf: its own in the clan's colour, or a hat with a question mark. */
export function hatOf(dwarf: string | null, clan: string | null = null): string {
  if (dwarf === null) return clan === null ? "hat" : `clan-${clan}`;
  return clan === null ? `dwarf-${dwarf}` : `dwarf-${clan}_${dwarf}`;
}
