import type { Language } from './language';

export interface Recipient {
  userName: string;
  fullName: string;
  email: string | null;
  phone: string | null;
  /** What the code was asked for in. */
  language: Language;
}

/** Brings a sign-in code to a person. Resolves when it arrived or was given up. */
export type Deliver = (recipient: Recipient, code: string) => Promise<void>;

/** One way to reach people; `deliver` rejects when it did not work this time. */
export interface Channel {
  name: string;
  reaches(recipient: Recipient): boolean;
  deliver: Deliver;
}
