/** Which icon stands for a dwarf: its own, in the colour of its clan, or a hat with a question on it. */
export function hatOf(dwarf: string | null, clan: string | null = null): string {
  if (dwarf === null) return clan === null ? "hat" : `clan-${clan}`;
  return clan === null ? `dwarf-${dwarf}` : `dwarf-${clan}_${dwarf}`;
}
