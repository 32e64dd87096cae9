export interface PoliceStation {
  english: string;
  bengali: string;
  /**
   * Whether the station is in the city: its cases then go to the Chief Metropolitan Magistrate, otherwise to the
   * Chief Judicial Magistrate.
   */
  ofCity: boolean;
  /** Its approximate share of the custom house's cases, in percent. */
  share: number;
}

const ofCity = (english: string, bengali: string, share: number) => ({
  english,
  bengali,
  ofCity: true,
  share,
});
const ofDistrict = (english: string, bengali: string, share: number) => ({
  english,
  bengali,
  ofCity: false,
  share,
});

export const policeStations: PoliceStation[] = [
  ofCity('Bandar', 'বন্দর', 30),
  ofCity('Patenga', 'পতেঙ্গা', 18),
  ofCity('Double Mooring', 'ডবলমুরিং', 12),
  ofCity('EPZ', 'ইপিজেড', 10),
  ofCity('Halishahar', 'হালিশহর', 7),
  ofCity('Kotwali', 'কোতোয়ালী', 7),
  ofCity('Sadarghat', 'সদরঘাট', 3),
  ofCity('Pahartali', 'পাহাড়তলী', 3),
  ofCity('Karnaphuli', 'কর্ণফুলী', 3),
  ofDistrict('Sitakunda', 'সীতাকুণ্ড', 6),
  ofDistrict('Anwara', 'আনোয়ারা', 1),
];

/** The magistrate's court before the charge is framed, then the trial court. */
export const criminalCourts = {
  english: {
    ofCity: ['Chief Metropolitan Magistrate Court, Chattogram', 'CMM Court, Chattogram'],
    ofDistrict: ['Chief Judicial Magistrate Court, Chattogram', 'CJM Court, Chattogram'],
    trial: [
      'Metropolitan Sessions Judge Court, Chattogram',
      'Additional Metropolitan Sessions Judge, 3rd Court, Chattogram',
      'Special Tribunal No. 1 (Metropolitan Sessions Judge), Chattogram',
    ],
    districtTrial: [
      'Sessions Judge Court, Chattogram',
      'Special Tribunal No. 4 (Additional Sessions Judge), Chattogram',
    ],
    corruption: ['Divisional Special Judge Court, Chattogram'],
  },
  bengali: {
    ofCity: ['চীফ মেট্রোপলিটন ম্যাজিস্ট্রেট আদালত, চট্টগ্রাম', 'সিএমএম আদালত, চট্টগ্রাম'],
    ofDistrict: ['চীফ জুডিসিয়াল ম্যাজিস্ট্রেট আদালত, চট্টগ্রাম'],
    trial: ['মহানগর দায়রা জজ আদালত, চট্টগ্রাম', 'অতিরিক্ত মহানগর দায়রা জজ ৩য় আদালত, চট্টগ্রাম'],
    districtTrial: ['জেলা ও দায়রা জজ আদালত, চট্টগ্রাম'],
    corruption: ['বিভাগীয় বিশেষ জজ আদালত, চট্টগ্রাম'],
  },
};
