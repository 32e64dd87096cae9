import { toBengaliDigits } from '../../domain/digits';
import type { Random } from './random';
import type { WorkPlace } from './vocabulary/workPlaces';

interface File {
  workPlace: WorkPlace;
  year: number;
  next(series: string): number;
  random: Random;
}

interface Style {
  share: number;
  /** The first and last year of use. */
  from?: number;
  until?: number;
  write(file: File): string;
}

/** Numbers files by series, in one of the styles that the custom house has used. */
export function fileNumbering(random: Random): (workPlace: WorkPlace, year: number) => string {
  const last = new Map<string, number>();
  const next = (series: string) => {
    const number = (last.get(series) ?? 0) + random.whole(1, 9); // files that are not in the register have the numbers in between
    last.set(series, number);
    return number;
  };
  return (workPlace, year) => {
    const inUse = styles.filter(({ from = year, until = year }) => from <= year && year <= until);
    return random.pickByShare(inUse).write({ workPlace, year, next, random });
  };
}

// Numbers are unique: no two styles overlap, and within a style the number contains its series.
const styles: Style[] = [
  {
    share: 22,
    write({ year, next, random }) {
      const letters = random.pick(['AP', 'AP', 'DM', 'DM', 'CS', 'CS', 'Misc', 'Misc', 'BG-50%']);
      return `S-${next(`${letters}/${year}`)}/${letters}/${year}`;
    },
  },
  {
    share: 20,
    write({ workPlace, year, next, random }) {
      const number = next(`bengali/${workPlace.bengali}/${year}`);
      return toBengaliDigits(`${workPlace.bengali}/${number}(${random.whole(1, 48)})/শুল্ক/${year}`);
    },
  },
  { share: 26, from: 2019, write: digitalNothi },
  { share: 8, from: 2021, write: (file) => toBengaliDigits(digitalNothi(file)) },
  {
    share: 10,
    until: 2021,
    write({ workPlace: { short }, year, next }) {
      const fiscalYear = `${year}-${String(year + 1).slice(2)}`;
      return `CHC/${short}/${next(`chc/${short}/${year}`)}/${fiscalYear}`;
    },
  },
  {
    share: 9,
    write({ workPlace: { short }, year, next, random }) {
      const part = random.chance(0.2) ? ` Part-${random.whole(2, 3)}` : '';
      return `F. No. ${short}-${next(`f/${short}/${year}`)}/Cus/${year}${part}`;
    },
  },
  {
    share: 5,
    write({ workPlace: { bengali }, year, next }) {
      return toBengaliDigits(`কাস্টমস/${bengali}/দাবিনামা ${next(`demand/${bengali}/${year}`)}/${year}`);
    },
  },
];

/** Office, subject, class, serial number and year: 18 digits. */
function digitalNothi({ workPlace: { subject }, year, next, random }: File): string {
  const kind = random.pick(['12', '27', '99']);
  const number = String(next(`nothi/${subject}/${kind}/${year}`)).padStart(3, '0');
  return `08.01.2000.${subject}.${kind}.${number}.${String(year).slice(2)}`;
}
