/** `resources.notifications`: the words of the bell, which stands on every page. */
export const bell = {
  name: 'Notifications',
  bell: {
    unread: 'Notifications: %{count} unread',
    none: 'Notifications: none unread',
  },
};
