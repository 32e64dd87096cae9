import type { Language } from '../i18n/catalogue';
import type { SignInTexts } from './texts';

export interface SignInProps {
  language: Language;
  texts: SignInTexts;
}

/** A person on the way in: who, and by which secret. */
export interface Claim {
  userName: string;
  by: 'OTP' | 'PASSWORD';
  /** The OTP stands in for a forgotten password. */
  instead?: boolean;
}
