import { somethingBad } from './somethingBad';

/** All texts before sign-in. They load before anything is shown, so keep them small. */
export const signIn = {
  pageTitle: 'Sign in',
  practice:
    'Practice – nothing here is real, and everything is made anew each night. Username %{userName}, password %{password}.',
  tagline: 'The case register of the legal wing',
  userName: 'Username',
  continue: 'Continue with Username',
  userNameRequired: 'Username is required field.',
  signingInAs: 'Signing in as %{userName}',
  changeUserName: 'Change username',
  password: 'Password',
  otp: 'OTP',
  otpHint: 'Enter the OTP sent to you, valid for 5 minutes, or the code your administrator gave you.',
  factor: 'Code from the authenticator app',
  factorHint:
    'Six digits from the app on your phone, or one of your recovery codes. If you have lost both, ask your administrator.',
  secretRequired: 'This field is required',
  show: 'Show %{field}',
  hide: 'Hide %{field}',
  rememberMe: 'Remember me',
  login: 'Login',
  oidc: 'Sign in with %{name}',
  oidcProblems: {
    unreachable: 'The sign-in service does not answer right now. Try again later, or use your username.',
    refused: 'The sign-in service’s answer could not be accepted. Try again, or use your username.',
    unknown:
      'No account here belongs to you. Ask the administrator to enter your e-mail address at your account.',
    disabled: 'User is disabled',
    notAuthorized: 'The User you are trying to login is not authorized',
    changed:
      'Your account here belongs to somebody else at the sign-in service. Ask the administrator to reset your password.',
  },
  forgotPassword: 'Forgot Password?',
  forgotPasswordText:
    'Ask the administrator of Casebook in your legal wing. They can check your account and set up a new way for you to sign in.',
  otpInstead: 'Sign in with an OTP instead',
  close: 'Close',
  resendOtp: 'Resend OTP',
  resendIn: 'You can resend in %{time}',
  otpSent: 'OTP SENT SUCCESSFULLY..!',
  notAuthorized: 'The User you are trying to login is not authorized',
  noResponse: 'Cannot connect to the server right now, please try again later.',
  outage:
    'Casebook cannot reach its database right now and tries again by itself. If this lasts, tell whoever runs the server.',
  failed: 'Signing in failed. Please try again later.',
  tooMany: 'Too many tries. Wait %{time} and try again.',
  minutes: '%{count} min',
  seconds: '%{count} s',
  opening: 'Opening the register…',
  /** Translations of server messages; any other message is shown untranslated. */
  serverSays: {
    'Bad credentials': 'Bad credentials',
    'User is disabled': 'User is disabled',
    'This code is wrong or was used already. Wait for the next one and try again':
      'This code is wrong or was used already. Wait for the next one and try again.',
  },
  /** What to do about a refusal, by the server's message. */
  advice: {
    'Bad credentials':
      'Check the username, then type the password or OTP again. If you do not have it, choose “Forgot Password?”.',
    'User is disabled': 'Ask the administrator of Casebook in your legal wing to enable your account.',
    'Not authorized': 'Ask the administrator of Casebook in your legal wing for a role that may sign in.',
  },
  somethingBad,
};
