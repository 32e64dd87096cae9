/** The texts of the second step of signing in and of what failed at the office's provider, loaded when needed. */
export const secretStep = {
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
  forgotPassword: 'Forgot Password?',
  forgotPasswordText:
    'Ask the administrator of Casebook in your legal wing. They can check your account and set up a new way for you to sign in.',
  otpInstead: 'Sign in with an OTP instead',
  close: 'Close',
  resendOtp: 'Resend OTP',
  resendIn: 'You can resend in %{time}',
  notAuthorized: 'The User you are trying to login is not authorized',
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
};
