import { useListContext, useResourceContext, useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useDensity, useHiddenColumns, type Density } from '../listSettings';

export interface View {
  name: string;
  search: string;
  hidden: string[];
  density: Density;
}

/** This list's views, stored with the person's preferences, so they outlive the session. */
export function useViews() {
  const [views, setViews] = useStore<View[]>(`preferences.${useResourceContext()}.views`, NONE);
  const { filterValues, sort } = useListContext();
  const [hidden, setHidden] = useHiddenColumns();
  const [density, setDensity] = useDensity();
  const navigate = useNavigate();

  const present = { search: searchOf(filterValues, sort), hidden, density };
  const show = ({ search, ...view }: View) => {
    setHidden(view.hidden);
    setDensity(view.density);
    void navigate({ search });
  };
  const save = (name: string) =>
    setViews([...views.filter((other) => other.name !== name), { name, ...present }]);
  return { views, setViews, save, show, shown: views.find((view) => isSame(view, present)) };
}

const NONE: View[] = [];

function searchOf(filters: Record<string, unknown>, { field, order }: { field: string; order: string }) {
  const filter = Object.entries(filters)
    .filter(([, value]) => value !== '')
    .toSorted(([one], [other]) => one.localeCompare(other));
  return `?${new URLSearchParams({
    ...(filter.length > 0 && { filter: JSON.stringify(Object.fromEntries(filter)) }),
    sort: field,
    order,
  })}`;
}

const isSame = (view: View, present: Omit<View, 'name'>): boolean =>
  view.search === present.search &&
  view.density === present.density &&
  view.hidden.toSorted().join() === present.hidden.toSorted().join();
