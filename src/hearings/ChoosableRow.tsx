import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ChooseButton } from './ChooseButton';

interface Props {
  /** The accessible name of the row's button. */
  choose: string;
  isChosen: boolean;
  onChoose: () => void;
  /** The headings of the cells as catalogue keys; on a phone each row repeats them (hearingTableStyle). */
  labels: readonly string[];
  cells: readonly ReactNode[];
}

/** A row of a table of hearings: a button that chooses it, and its cells. */
export function ChoosableRow({ choose, isChosen, onChoose, labels, cells }: Props) {
  const translate = useTranslate();
  return (
    <tr>
      <td className="choose">
        <ChooseButton name={choose} isChosen={isChosen} onClick={onChoose} />
      </td>
      {cells.map((cell, index) => (
        <td key={labels[index]} data-label={translate(labels[index]!)}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
