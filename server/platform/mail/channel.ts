import type { Language } from './language';

export interface Recipient {
  userName: string;
  fullName: string;
  email: string | null;
  phone: string | null;
  /** The language of the interface that requested the code. */
  language: Language;
}

/** Delivers a sign-in code. Resolves when it is delivered or delivery was given up. */
export type Deliver = (recipient: Recipient, code: string) => Promise<void>;

/** A delivery channel; `deliver` rejects when an attempt fails. */
export interface Channel {
  name: string;
  reaches(recipient: Recipient): boolean;
  deliver: Deliver;
}
