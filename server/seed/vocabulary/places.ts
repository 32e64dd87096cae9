/** Addresses of companies and agents: the street or area, its thana, district and division. */
type Row = [area: string, thana: string, district: string, division: string];

const english: Row[] = [
  ['Agrabad C/A', 'Double Mooring', 'Chattogram', 'Chattogram'],
  ['Sk. Mujib Road, Agrabad', 'Double Mooring', 'Chattogram', 'Chattogram'],
  ['Barik Building, Strand Road', 'Double Mooring', 'Chattogram', 'Chattogram'],
  ['Majhirghat Road, Sadarghat', 'Sadarghat', 'Chattogram', 'Chattogram'],
  ['Khatunganj', 'Kotwali', 'Chattogram', 'Chattogram'],
  ['Asadganj', 'Kotwali', 'Chattogram', 'Chattogram'],
  ['Jubilee Road', 'Kotwali', 'Chattogram', 'Chattogram'],
  ['Reazuddin Bazar', 'Kotwali', 'Chattogram', 'Chattogram'],
  ['Chaktai', 'Bakalia', 'Chattogram', 'Chattogram'],
  ['CDA Avenue, Muradpur', 'Panchlaish', 'Chattogram', 'Chattogram'],
  ['Zakir Hossain Road', 'Khulshi', 'Chattogram', 'Chattogram'],
  ['Baizid Bostami Road, Nasirabad I/A', 'Bayazid Bostami', 'Chattogram', 'Chattogram'],
  ['Kalurghat Heavy I/A', 'Chandgaon', 'Chattogram', 'Chattogram'],
  ['Sagarika Road, Fouzderhat I/A', 'Pahartali', 'Chattogram', 'Chattogram'],
  ['CEPZ, South Halishahar', 'EPZ', 'Chattogram', 'Chattogram'],
  ['Port Connecting Road, Halishahar', 'Halishahar', 'Chattogram', 'Chattogram'],
  ['Fakirhat, Customs Road', 'Bandar', 'Chattogram', 'Chattogram'],
  ['KEPZ, North Patenga', 'Patenga', 'Chattogram', 'Chattogram'],
  ['Bhatiari', 'Sitakunda', 'Chattogram', 'Chattogram'],
  ['Kumira', 'Sitakunda', 'Chattogram', 'Chattogram'],
  ['Juldha', 'Karnaphuli', 'Chattogram', 'Chattogram'],
  ['Zorarganj', 'Mirsarai', 'Chattogram', 'Chattogram'],
  ['Bandar Bazar Road', 'Sadar', 'Cox’s Bazar', 'Chattogram'],
  ['BSCIC I/A', 'Sadar Dakshin', 'Cumilla', 'Chattogram'],
  ['Motijheel C/A', 'Motijheel', 'Dhaka', 'Dhaka'],
  ['Gulshan Avenue', 'Gulshan', 'Dhaka', 'Dhaka'],
  ['Imamganj', 'Kotwali', 'Dhaka', 'Dhaka'],
  ['Uttara Model Town, Sector 7', 'Uttara West', 'Dhaka', 'Dhaka'],
  ['Kanchpur', 'Sonargaon', 'Narayanganj', 'Dhaka'],
  ['Tongi I/A', 'Tongi East', 'Gazipur', 'Dhaka'],
  ['Mawna', 'Sreepur', 'Gazipur', 'Dhaka'],
  ['Khan Jahan Ali Road', 'Sadar', 'Khulna', 'Khulna'],
];

const bengali: Row[] = [
  ['খাতুনগঞ্জ, চট্টগ্রাম', 'Kotwali', 'Chattogram', 'Chattogram'],
  ['আছাদগঞ্জ, চট্টগ্রাম', 'Kotwali', 'Chattogram', 'Chattogram'],
  ['জুবিলী রোড, চট্টগ্রাম', 'Kotwali', 'Chattogram', 'Chattogram'],
  ['রেয়াজউদ্দিন বাজার, চট্টগ্রাম', 'Kotwali', 'Chattogram', 'Chattogram'],
  ['চাক্তাই, চট্টগ্রাম', 'Bakalia', 'Chattogram', 'Chattogram'],
  ['আগ্রাবাদ বা/এ, চট্টগ্রাম', 'Double Mooring', 'Chattogram', 'Chattogram'],
  ['সদরঘাট রোড, চট্টগ্রাম', 'Sadarghat', 'Chattogram', 'Chattogram'],
];

const named = ([area, thana, district, division]: Row) => ({ area, thana, district, division });

export const places = english.map(named);
export const bengaliPlaces = bengali.map(named);
