import type { Sector } from './goods';
import { table } from './rows';

const list = (text: string) => text.trim().replace(/\s+/g, ' ').split(', ');

/** Parts of the names of fictitious companies, agents and persons; nobody real is meant. */
export const brands = list(`
  Anderkilla, Atrai, Bay Lotus, Bhairab, Boalkhali, Coral Reach, Dakatia, Dhaleshwari, Fatikchari,
  Gorai, Halda View, Jharna, Kirtankhola, Kumira, Kutubdia, Mirsarai, Mohona, Nabarun, Palash,
  Ramgarh, Red Kite, Sangu, Shalik, Shitalakshya, Sonar Tori, Surma Breeze, Turag, White Egret
`);

export const bengaliBrands = list(`
  আল-মদিনা, আশার আলো, উপকূল, ঝর্ণা, নবারুণ, নিউ চট্টলা, পলাশ, পূর্বাশা, বাগদাদ, ভাই ভাই, মোহনা, রূপালী
  তরী
`);

/** What companies of a trade are called; the last ones trade in anything. */
export const businesses: { sector?: Sector; names: string[]; bengali: string }[] = [
  { sector: 'food', names: ['Food Products', 'Agro Industries', 'Commodities'], bengali: 'ফুড প্রোডাক্টস' },
  { sector: 'chemical', names: ['Chemical Industries', 'Cosmetics & Toiletries'], bengali: 'কেমিক্যাল' },
  {
    sector: 'plastic',
    names: ['Plastic Industries', 'Paper & Board Mills'],
    bengali: 'প্লাস্টিক',
  },
  { sector: 'metal', names: ['Steel Re-Rolling Mills', 'Ceramics', 'Metal Works'], bengali: 'স্টিল মিলস' },
  { sector: 'textile', names: ['Textile Mills', 'Denim', 'Apparels', 'Knit Composite'], bengali: 'টেক্সটাইল' },
  { sector: 'garment', names: ['Fashion Wear', 'Garments Accessories', 'Footwear'], bengali: 'গার্মেন্টস' },
  { sector: 'machinery', names: ['Electronics', 'Machinery Stores', 'Computers'], bengali: 'ইলেকট্রনিক্স' },
  { sector: 'vehicle', names: ['Automobiles', 'Motors', 'Toys & Gifts'], bengali: 'মোটরস' },
  { names: ['Trading', 'Enterprise', 'International'], bengali: 'ট্রেডার্স' },
  { names: ['Impex', 'Corporation', 'Trade Link'], bengali: 'এন্টারপ্রাইজ' },
];

export const people = {
  en: {
    first: list(`
      Abdul, Anwar, Ariful, Belal, Faruk, Golam, Iqbal, Jashim, Liton, Mizanur, Monir, Nizam, Osman,
      Rashed, Selim, Shamsul, Tariqul, Farhana, Rokeya, Sultana, Dipankar, Swapan`),
    last: list(`
      Ahmed, Alam, Begum, Chowdhury, Haque, Islam, Karim, Miah, Paul, Sarkar, Talukder, Rahman`),
  },
  bn: {
    first: list(`আব্দুল, আমিনুল, ইকবাল, জসিম, নুরুল, মিজানুর, রোকেয়া, শামসুল, সেলিম`),
    last: list(`আলম, আহমেদ, ইসলাম, করিম, খান, চৌধুরী, দাশ, বড়ুয়া, বেগম, মিয়া, রহমান, হক, হোসেন`),
  },
};

export const ships = list(`
  MV Andaman Trader, MV Bengal Courier, MV Colombo Link, MV Eastern Promise, MV Golden Horizon, MV
  Indigo Wave, MV Klang Voyager, MV Monsoon Carrier, MV Ocean Tulip, MV Penang Trader, MV Sagar Kanya
  II, MV Silk Route, MV Straits Runner, MV Vega Sigma, MT Ocean Amber, MT Padma Spirit, এমভি বাংলার
  দূত, এমভি কর্ণফুলী, এমভি সোনার তরী
`);

/** What papers in English call the ships whose name a filing has in Bengali. */
export const shipsInEnglish: Record<string, string> = {
  'এমভি বাংলার দূত': 'MV Banglar Doot',
  'এমভি কর্ণফুলী': 'MV Karnaphuli',
  'এমভি সোনার তরী': 'MV Sonar Tari',
};

/** Street or area, thana, district and division. */
const addresses = `
  Agrabad C/A | Double Mooring | Chattogram | Chattogram
  Strand Road | Sadarghat | Chattogram | Chattogram
  Jubilee Road | Kotwali | Chattogram | Chattogram
  Fakirhat, Customs Road | Bandar | Chattogram | Chattogram
  CEPZ, South Halishahar | EPZ | Chattogram | Chattogram
  Bhatiari | Sitakunda | Chattogram | Chattogram
  Motijheel C/A | Motijheel | Dhaka | Dhaka
  Kanchpur | Sonargaon | Narayanganj | Dhaka
  Tongi I/A | Tongi East | Gazipur | Dhaka
  Khan Jahan Ali Road | Sadar | Khulna | Khulna
  খাতুনগঞ্জ, চট্টগ্রাম | Kotwali | Chattogram | Chattogram
  আগ্রাবাদ বা/এ, চট্টগ্রাম | Double Mooring | Chattogram | Chattogram
`;

export const places = table(addresses).map(([area = '', thana = '', district = '', division = '']) => ({
  area,
  thana,
  district,
  division,
}));
