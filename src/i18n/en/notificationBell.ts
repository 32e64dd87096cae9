/** What the bell says before it is opened; the rest of its words comes with its panel. */
export const notificationBell = {
  name: 'Notifications',
  bell: {
    unread: 'Notifications: %{count} unread',
    none: 'Notifications: none unread',
  },
};
