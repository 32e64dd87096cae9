/** Which register this is: a random id, and the instant (ISO) at which it was given. */
export interface Identity {
  id: string;
  since: string;
}
