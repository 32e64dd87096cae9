import type { Language } from '../i18n/catalogue';
import type { SignInTexts } from './texts';

export interface SignInProps {
  language: Language;
  texts: SignInTexts;
}

/** Who wants to sign in, and by which secret. */
export interface Claim {
  userName: string;
  by: 'OTP' | 'PASSWORD';
  /** Whether the OTP replaces a forgotten password. */
  instead?: boolean;
}
