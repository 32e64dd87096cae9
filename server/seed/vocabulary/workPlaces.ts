import type { sectionNames } from '../../../domain/choices';
import type { Sector } from './goods';
import type { IrregularityKind } from './irregularities';

/** A section or branch of the custom house, and the characteristics of its files. */
export interface WorkPlace {
  name: string;
  nameBn: string;
  /** The section's abbreviation in file numbers. */
  short: string;
  bengali: string;
  /** The subject code of its D-Nothi numbers. */
  subject: string;
  /** The trades it assesses; a branch without sectors assesses all. */
  sectors?: Sector[];
  sectionNames: (typeof sectionNames)[number][];
  /** The kind of irregularity in more than half of its files. */
  usual?: IrregularityKind;
  /** Its approximate share of all files, in percent. */
  share: number;
}

const assessment = ['Customs Valuation', 'Customs Valuation', 'CIID', 'F-Division', 'other'] as const;

export const workPlaces: WorkPlace[] = [
  section('1', '১ম', '031', ['food'], 11),
  section('2', '২য়', '032', ['chemical'], 10),
  section('3', '৩য়', '033', ['plastic'], 9),
  section('4', '৪র্থ', '034', ['metal'], 11),
  section('5(A)', '৫ম(ক)', '035', ['textile'], 8),
  section('5(B)', '৫ম(খ)', '036', ['garment'], 6),
  section('6(A)', '৬ষ্ঠ(ক)', '037', ['machinery'], 10),
  section('6(B)', '৬ষ্ঠ(খ)', '038', ['vehicle'], 9),
  {
    name: 'AIR',
    nameBn: 'এআইআর',
    short: 'AIR',
    bengali: 'এআইআর',
    subject: '041',
    sectionNames: ['AIR', 'AIR', 'CIID'],
    share: 8,
  },
  {
    name: 'Jetty',
    nameBn: 'জেটি',
    short: 'Jetty',
    bengali: 'জেটি',
    subject: '042',
    sectionNames: ['JETTY (Examine)', 'JETTY (Examine)', 'Unstaffing', 'Gate Division'],
    usual: 'excess',
    share: 6,
  },
  {
    name: 'Bond',
    nameBn: 'বন্ড',
    short: 'Bond',
    bengali: 'বন্ড',
    subject: '043',
    sectors: ['textile', 'plastic'],
    sectionNames: ['other', 'CIID'],
    usual: 'bond',
    share: 4,
  },
  {
    name: 'Offdock',
    nameBn: 'অফডক',
    short: 'Offdock',
    bengali: 'অফডক',
    subject: '044',
    sectionNames: ['Offdock', 'Offdock', 'Unstaffing'],
    usual: 'excess',
    share: 3,
  },
  {
    name: 'CEPZ',
    nameBn: 'সিইপিজেড',
    short: 'CEPZ',
    bengali: 'সিইপিজেড',
    subject: '045',
    sectors: ['textile'],
    sectionNames: ['CEPZ'],
    usual: 'bond',
    share: 2,
  },
  {
    name: 'Post Clearance Audit (PCA)',
    nameBn: 'পোস্ট ক্লিয়ারেন্স অডিট (পিসিএ)',
    short: 'PCA',
    bengali: 'পিসিএ',
    subject: '046',
    sectionNames: ['PCA-1', 'PCA-2'],
    usual: 'audit',
    share: 7,
  },
];

function section(
  number: string,
  bengali: string,
  subject: string,
  sectors: Sector[],
  share: number,
): WorkPlace {
  return {
    name: `Section ${number}`,
    nameBn: `শাখা ${bengali}`,
    short: number,
    bengali,
    subject,
    sectors,
    sectionNames: [...assessment],
    share,
  };
}
