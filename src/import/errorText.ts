import type { ImportError } from '../../domain/imports';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** An error of a row or cell in the language in use. */
export const errorText = ({ code, params, message }: ImportError, translate: Translate): string =>
  translate(`imports.messages.${code}`, {
    ...params,
    _: translate(`messages.${code}`, { ...params, _: message }),
  });
