/** What an answer must be like to be read; another one counts as none (`Call.expects`). */

const isObject = (answer: unknown): answer is Record<string, unknown> =>
  typeof answer === 'object' && answer !== null;

export const isListShaped = (answer: unknown): boolean => Array.isArray(answer) && answer.every(isObject);

export const isPageShaped = (answer: unknown): boolean => isObject(answer) && isListShaped(answer.content);

/** The same where nothing at all stands for nothing there is. */
export const orNothing = (isShaped: (answer: unknown) => boolean) => (answer: unknown) =>
  answer === null || isShaped(answer);
