/** The id of the button that opens a card's menu, where the focus goes back to. */
export const cardButtonId = (id: number | string): string => `card-menu-${id}`;

export const cardHeadingId = (id: number | string): string => `card-${id}`;
