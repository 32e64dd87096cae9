/** Id of the button that opens a card's menu; closing the menu focuses it. */
export const cardButtonId = (id: number | string): string => `card-menu-${id}`;

export const cardHeadingId = (id: number | string): string => `card-${id}`;
