/** The texts of the closed bell; those of its panel are loaded with it. */
export const notificationBell = {
  name: 'Notifications',
  bell: {
    unread: 'Notifications: %{count} unread',
    none: 'Notifications: none unread',
  },
};
