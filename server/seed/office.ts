import type { sectionNames } from '../../domain/choices';
import type { Sector } from './goods';
import { table } from './rows';

/** The eight administrative divisions. */
export const divisions = 'Barishal Chattogram Dhaka Khulna Mymensingh Rajshahi Rangpur Sylhet'.split(' ');

/** A section or branch of the custom house, and the characteristics of its sample files. */
export interface WorkPlace {
  name: string;
  nameBn: string;
  /** Its abbreviation in file numbers, in English and Bengali. */
  short: string;
  bengali: string;
  /** The trades it assesses; a branch without sectors assesses all. */
  sectors?: Sector[] | undefined;
  sectionNames: (typeof sectionNames)[number][];
  /** The kind of irregularity in more than half of its files. */
  usual?: 'excess' | 'bond' | 'audit' | undefined;
  /** Its approximate share of all files, in percent. */
  share: number;
}

/** Abbreviation in English and Bengali, trade, share. */
const SECTIONS = `
  1 | ১ম | food | 11
  2 | ২য় | chemical | 10
  3 | ৩য় | plastic | 9
  4 | ৪র্থ | metal | 11
  5(A) | ৫ম(ক) | textile | 8
  5(B) | ৫ম(খ) | garment | 6
  6(A) | ৬ষ্ঠ(ক) | machinery | 10
  6(B) | ৬ষ্ঠ(খ) | vehicle | 9
`;

/** Name in English and Bengali, section names, share, usual irregularity, trades. */
const BRANCHES = `
  AIR | এআইআর | AIR, CIID | 8
  Jetty | জেটি | JETTY (Examine), Unstaffing, Gate Division | 6 | excess
  Bond | বন্ড | other, CIID | 4 | bond | textile, plastic
  Offdock | অফডক | Offdock, Unstaffing | 3 | excess
  CEPZ | সিইপিজেড | CEPZ | 2 | bond | textile
  Post Clearance Audit (PCA) | পোস্ট ক্লিয়ারেন্স অডিট (পিসিএ) | PCA-1, PCA-2 | 7 | audit
`;

export const workPlaces: WorkPlace[] = [
  ...table(SECTIONS).map(([short = '', bengali = '', sector, share]): WorkPlace => ({
    name: `Section ${short}`,
    nameBn: `${bengali} শাখা`,
    short,
    bengali,
    sectors: [sector as Sector],
    sectionNames: ['Customs Valuation', 'Customs Valuation', 'CIID', 'F-Division', 'other'],
    share: Number(share),
  })),
  ...table(BRANCHES).map(([name = '', nameBn = '', sectionNames = '', share, usual, sectors]): WorkPlace => ({
    name,
    nameBn,
    short: /\((\w+)\)/.exec(name)?.[1] ?? name,
    bengali: /\((.+)\)/.exec(nameBn)?.[1] ?? nameBn,
    sectors: sectors?.split(', ') as Sector[] | undefined,
    sectionNames: sectionNames.split(', ') as WorkPlace['sectionNames'],
    usual: usual as WorkPlace['usual'],
    share: Number(share),
  })),
];

/** The scheduled banks of Bangladesh that guarantee customs duty, each in English and then in Bengali. */
const BANKS = `
  AB Bank PLC এবি ব্যাংক পিএলসি, Agrani Bank PLC অগ্রণী ব্যাংক পিএলসি, Al-Arafah Islami Bank PLC আল-আরাফাহ্‌
  ইসলামী ব্যাংক পিএলসি, Bangladesh Commerce Bank PLC বাংলাদেশ কমার্স ব্যাংক পিএলসি, Bangladesh Development
  Bank PLC বাংলাদেশ ডেভেলপমেন্ট ব্যাংক পিএলসি, Bangladesh Krishi Bank বাংলাদেশ কৃষি ব্যাংক, Bank Al-Falah
  Limited ব্যাংক আল-ফালাহ লিমিটেড, Bank Asia PLC ব্যাংক এশিয়া পিএলসি, BASIC Bank PLC বেসিক ব্যাংক পিএলসি,
  Bengal Commercial Bank PLC বেঙ্গল কমার্শিয়াল ব্যাংক পিএলসি, BRAC Bank PLC ব্র্যাক ব্যাংক পিএলসি, Citibank
  N.A. সিটিব্যাংক এন.এ., Citizens Bank PLC সিটিজেনস ব্যাংক পিএলসি, Commercial Bank of Ceylon PLC কমার্শিয়াল
  ব্যাংক অব সিলন পিএলসি, Community Bank Bangladesh PLC কমিউনিটি ব্যাংক বাংলাদেশ পিএলসি, Dhaka Bank PLC ঢাকা
  ব্যাংক পিএলসি, Dutch-Bangla Bank PLC ডাচ্-বাংলা ব্যাংক পিএলসি, Eastern Bank PLC ইস্টার্ন ব্যাংক পিএলসি,
  EXIM Bank PLC এক্সিম ব্যাংক পিএলসি, First Security Islami Bank PLC ফার্স্ট সিকিউরিটি ইসলামী ব্যাংক পিএলসি,
  Global Islami Bank PLC গ্লোবাল ইসলামী ব্যাংক পিএলসি, Habib Bank Limited হাবিব ব্যাংক লিমিটেড, HSBC
  Bangladesh এইচএসবিসি বাংলাদেশ, ICB Islamic Bank PLC আইসিবি ইসলামিক ব্যাংক পিএলসি, IFIC Bank PLC আইএফআইসি
  ব্যাংক পিএলসি, Islami Bank Bangladesh PLC ইসলামী ব্যাংক বাংলাদেশ পিএলসি, Jamuna Bank PLC যমুনা ব্যাংক
  পিএলসি, Janata Bank PLC জনতা ব্যাংক পিএলসি, Meghna Bank PLC মেঘনা ব্যাংক পিএলসি, Mercantile Bank PLC
  মার্কেন্টাইল ব্যাংক পিএলসি, Midland Bank PLC মিডল্যান্ড ব্যাংক পিএলসি, Modhumoti Bank PLC মধুমতি ব্যাংক
  পিএলসি, Mutual Trust Bank PLC মিউচুয়াল ট্রাস্ট ব্যাংক পিএলসি, National Bank PLC ন্যাশনাল ব্যাংক পিএলসি,
  National Credit and Commerce Bank PLC ন্যাশনাল ক্রেডিট অ্যান্ড কমার্স ব্যাংক পিএলসি, NRB Bank PLC এনআরবি
  ব্যাংক পিএলসি, NRBC Bank PLC এনআরবিসি ব্যাংক পিএলসি, One Bank PLC ওয়ান ব্যাংক পিএলসি, Padma Bank PLC
  পদ্মা ব্যাংক পিএলসি, Premier Bank PLC প্রিমিয়ার ব্যাংক পিএলসি, Prime Bank PLC প্রাইম ব্যাংক পিএলসি,
  Pubali Bank PLC পূবালী ব্যাংক পিএলসি, Rajshahi Krishi Unnayan Bank রাজশাহী কৃষি উন্নয়ন ব্যাংক, Rupali
  Bank PLC রূপালী ব্যাংক পিএলসি, SBAC Bank PLC এসবিএসি ব্যাংক পিএলসি, Shahjalal Islami Bank PLC শাহ্‌জালাল
  ইসলামী ব্যাংক পিএলসি, Shimanto Bank PLC সীমান্ত ব্যাংক পিএলসি, Social Islami Bank PLC সোশ্যাল ইসলামী
  ব্যাংক পিএলসি, Sonali Bank PLC সোনালী ব্যাংক পিএলসি, Southeast Bank PLC সাউথইস্ট ব্যাংক পিএলসি, Standard
  Bank PLC স্ট্যান্ডার্ড ব্যাংক পিএলসি, Standard Chartered Bank স্ট্যান্ডার্ড চার্টার্ড ব্যাংক, State Bank
  of India স্টেট ব্যাংক অব ইন্ডিয়া, The City Bank PLC দি সিটি ব্যাংক পিএলসি, Trust Bank PLC ট্রাস্ট ব্যাংক
  পিএলসি, Union Bank PLC ইউনিয়ন ব্যাংক পিএলসি, United Commercial Bank PLC ইউনাইটেড কমার্শিয়াল ব্যাংক
  পিএলসি, Uttara Bank PLC উত্তরা ব্যাংক পিএলসি, Woori Bank উরি ব্যাংক
`;

export const banks = BANKS.trim()
  .replace(/\s+/g, ' ')
  .split(', ')
  .map((bank): [english: string, bengali: string] => {
    const at = bank.search(/ [\u0980-\u09ff]/);
    return [bank.slice(0, at), bank.slice(at + 1)];
  });
