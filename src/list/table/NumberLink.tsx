import { useContext, createElement, Fragment, type ReactNode } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { CLAMPED } from '../../fields/cells';
import { useAddressOf, HasFilePages } from '../../addresses';

interface Props {
  text: string | null | undefined;
  /**
   * The filing's id if the number is a file number. The number then links to the page of the file, if the
   * server has such pages.
   */
  file?: number | undefined;
}

/** A file or case number that links to the row's details and wraps only after slashes and spaces. */
export function NumberLink({ text, file }: Props) {
  const id = useRecordContext()?.id;
  const hasPages = useContext(HasFilePages);
  const list = useAddressOf()(`/${useResourceContext()}`);
  if (!text) return null;
  return (
    <a
      className={`${CLAMPED} number-link`}
      href={hasPages && file !== undefined ? `/files/${file}` : `${list}/${id}/details`}
    >
      {breakingNumber(text)}
    </a>
  );
}

/** A case number without a link, whole in a column of its own: its end tells it from others. */
export const WholeNumber = ({ text }: { text: string | null | undefined }) =>
  text ? <span className={`${CLAMPED} whole-parts`}>{breakingNumber(text)}</span> : null;

/** A text without wrapping, with break opportunities between its parts. */
export const breakingText = (parts: readonly string[]): ReactNode =>
  createElement(Fragment, null, ...parts.flatMap((part) => [createElement('wbr'), part]).slice(1));

/** A file or case number that wraps only after slashes, spaces and the dots between digits, in an element of the class `whole-parts`. */
export const breakingNumber = (text: string): ReactNode => breakingText(text.split(AFTER_A_PART));

const AFTER_A_PART = /(?<=[/ ])(?=[^/ ])|(?<=\p{Nd}\.)(?=\p{Nd})/u;
