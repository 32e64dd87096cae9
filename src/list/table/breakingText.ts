import { createElement, Fragment, type ReactNode } from 'react';

/** A text that does not wrap by itself, made to break between its parts. */
export const breakingText = (parts: readonly string[]): ReactNode =>
  createElement(Fragment, null, ...parts.flatMap((part) => [createElement('wbr'), part]).slice(1));
