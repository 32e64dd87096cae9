import { somethingBad } from './somethingBad';

/** The texts of the sign-in page up to the second step. They load before anything is shown, so keep them small. */
export const signIn = {
  pageTitle: 'Sign in',
  practice:
    'Practice – nothing here is real, and everything is made anew each night. Username %{userName}, password %{password}.',
  tagline: 'The case register of the legal wing',
  userName: 'Username',
  continue: 'Continue with Username',
  userNameRequired: 'Username is required field.',
  oidc: 'Sign in with %{name}',
  otpSent: 'OTP SENT SUCCESSFULLY..!',
  noResponse: 'Cannot connect to the server right now, please try again later.',
  outage:
    'Casebook cannot reach its database right now and tries again by itself. If this lasts, tell whoever runs the server.',
  failed: 'Signing in failed. Please try again later.',
  tooMany: 'Too many tries. Wait %{time} and try again.',
  minutes: '%{count} min',
  seconds: '%{count} s',
  opening: 'Opening the register…',
  somethingBad,
};
