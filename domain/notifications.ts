/** The kinds that have a list of their own; any other is shown as a plain notification. */
export const notificationTypes = ['BILL', 'LEAVE'] as const;

export type NotificationType = (typeof notificationTypes)[number];
