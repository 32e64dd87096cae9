/** A register whose records are deleted and restored together with their parent. */
interface Part {
  register: string;
  table: string;
  of: 'proceeding' | 'filing';
}

export const parts: readonly Part[] = [
  { register: 'hearings', table: 'hearing', of: 'proceeding' },
  { register: 'limits', table: 'time_limit', of: 'proceeding' },
  { register: 'notes', table: 'note', of: 'filing' },
  { register: 'steps', table: 'step', of: 'filing' },
];
