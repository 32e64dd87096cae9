import { createElement, Fragment, type ReactNode } from 'react';

/** A text without wrapping, with break opportunities between its parts. */
export const breakingText = (parts: readonly string[]): ReactNode =>
  createElement(Fragment, null, ...parts.flatMap((part) => [createElement('wbr'), part]).slice(1));

/** A file or case number that wraps only after slashes and spaces. */
export const breakingNumber = (text: string): ReactNode => breakingText(text.split(AFTER_A_PART));

const AFTER_A_PART = /(?<=[/ ])(?=[^/ ])/;
