import { useContext } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { CLAMPED } from '../../fields/cells';
import { HasFilePages, useAddressOf } from '../../addresses';
import { breakingNumber } from './breakingText';

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
