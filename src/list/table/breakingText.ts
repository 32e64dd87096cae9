import { createElement, Fragment, type ReactNode } from 'react';

/** A text without wrapping, with break opportunities between its parts. */
export const breakingText = (parts: readonly string[]): ReactNode =>
  createElement(Fragment, null, ...parts.flatMap((part) => [createElement('wbr'), part]).slice(1));
