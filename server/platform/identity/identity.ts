/** Identifies a register: a random id, and the time (ISO) at which it was created. */
export interface Identity {
  id: string;
  since: string;
}
