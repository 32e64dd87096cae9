import { caseFilingGroups, type CaseFilingGroup, type CaseFilingItem } from '../../../domain/caseFilings';

interface ShownGroup {
  name: CaseFilingGroup;
  /** A key of the catalogue. */
  heading: string;
  items: readonly CaseFilingItem[];
}

/** The groups in which a filing is entered. */
export const enteredGroups: readonly ShownGroup[] = caseFilingGroups.map(({ name, items }) => ({
  name,
  heading: `resources.case-fillings.groups.${name}`,
  items,
}));

/** The groups of a stored filing, with the status first, because most people look for it. */
export const storedGroups: readonly ShownGroup[] = enteredGroups.map((group) => {
  const { name, items } = group;
  if (name === 'file') {
    const [fileNumber, section, ...others] = items;
    return { ...group, items: [fileNumber!, section!, 'status', ...others] };
  }
  return name === 'end'
    ? { name, heading: 'resources.case-fillings.fields.remarks', items: ['remarks'] }
    : group;
});
