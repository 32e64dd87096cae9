import { useRecordContext, useTranslate } from 'react-admin';
import { cardButtonId, cardHeadingId } from './cardIds';

interface Props {
  isOpen: boolean;
  onOpen: (button: HTMLElement) => void;
}

/** Opens a card's menu; labelled with the record's name. */
export function CardButton({ isOpen, onOpen }: Props) {
  const translate = useTranslate();
  const id = useRecordContext()?.id ?? '';
  return (
    <button
      type="button"
      id={cardButtonId(id)}
      className="card-menu"
      aria-label={translate('lists.actions')}
      aria-labelledby={`${cardButtonId(id)} ${cardHeadingId(id)}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={MORE} />
      </svg>
    </button>
  );
}

/** Path of Material's three-dots icon. */
const MORE =
  'M12 8c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m0 2c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m0 6c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2';
