/** `session`: shown when the session expires, over the open screen. */
export const session = {
  expired: 'Your session has ended',
  goOn: 'Sign in again to go on where you were. Everything stands as you left it.',
  signOut: 'Log out',
  another:
    'To sign in as somebody else, log out first. A form that you have not saved is kept on this computer for you alone.',
  leave: {
    title: 'Log out without saving?',
    text: 'You have typed something that is not saved yet. A form is offered to you again when you next open it on this computer.',
    leave: 'Log out without saving',
  },
};
