import { AutocompleteInput, ReferenceInput } from 'react-admin';
import type { RefField } from '../../domain/fields';
import { nameField, referenceName, referenceOption, type ReferenceRecord } from './references';

/** More are found by typing on; rendering thousands would freeze the form. */
const OFFERED_AT_ONCE = 50;

interface Props {
  source: string;
  field: RefField;
  /** Is told the chosen record, or undefined when the choice was cleared. */
  onPick?: (record: ReferenceRecord | undefined) => void;
}

/**
 * A searchable choice of another record. Typing marks the first match, so Enter takes it; with the list
 * closed Enter saves the form. The search has no delay, or a quick Enter would take a stale match.
 */
export const ReferenceSelect = ({ source, field: { to, required }, onPick }: Props) => (
  <ReferenceInput
    source={source}
    reference={to}
    perPage={OFFERED_AT_ONCE}
    sort={{ field: nameField(to), order: 'ASC' }}
  >
    <AutocompleteInput
      optionText={(record?: ReferenceRecord) => (record ? referenceOption(to, record) : '')}
      inputText={(record?: ReferenceRecord) => (record ? referenceName(to, record) : '')}
      onChange={(_id, record) => onPick?.((record || undefined) as ReferenceRecord | undefined)}
      isRequired={Boolean(required)}
      debounce={0}
      openOnFocus={false}
      autoHighlight
      noOptionsText="forms.noMatch"
      helperText={false}
      fullWidth
    />
  </ReferenceInput>
);
