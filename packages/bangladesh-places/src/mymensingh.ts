import type { DivisionOnFile } from './place';

export const mymensingh: DivisionOnFile = {
  name: 'Mymensingh',
  bengali: 'ময়মনসিংহ',
  districts: {
    Jamalpur: {
      bengali: 'জামালপুর',
      upazilas: {
        Baksiganj: 'বকশীগঞ্জ',
        Dewanganj: 'দেওয়ানগঞ্জ',
        Islampur: 'ইসলামপুর',
        'Jamalpur Sadar': 'জামালপুর সদর',
        Madarganj: 'মাদারগঞ্জ',
        Melandaha: 'মেলান্দহ',
        Sarishabari: 'সরিষাবাড়ী',
      },
    },
    Mymensingh: {
      bengali: 'ময়মনসিংহ',
      upazilas: {
        Bhaluka: 'ভালুকা',
        Dhobaura: 'ধোবাউড়া',
        Fulbaria: 'ফুলবাড়ীয়া',
        Gaffargaon: 'গফরগাঁও',
        Gauripur: 'গৌরীপুর',
        Haluaghat: 'হালুয়াঘাট',
        Ishwarganj: 'ঈশ্বরগঞ্জ',
        Muktagachha: 'মুক্তাগাছা',
        'Mymensingh Sadar': 'ময়মনসিংহ সদর',
        Nandail: 'নান্দাইল',
        Phulpur: 'ফুলপুর',
        Tarakanda: 'তারাকান্দা',
        Trishal: 'ত্রিশাল',
      },
    },
    Netrokona: {
      bengali: 'নেত্রকোণা',
      upazilas: {
        Atpara: 'আটপাড়া',
        Barhatta: 'বারহাট্টা',
        Durgapur: 'দুর্গাপুর',
        Kalmakanda: 'কলমাকান্দা',
        Kendua: 'কেন্দুয়া',
        Khaliajuri: 'খালিয়াজুরী',
        Madan: 'মদন',
        Mohanganj: 'মোহনগঞ্জ',
        'Netrokona Sadar': 'নেত্রকোণা সদর',
        Purbadhala: 'পূর্বধলা',
      },
    },
    Sherpur: {
      bengali: 'শেরপুর',
      upazilas: {
        Jhenaigati: 'ঝিনাইগাতী',
        Nakla: 'নকলা',
        Nalitabari: 'নালিতাবাড়ী',
        'Sherpur Sadar': 'শেরপুর সদর',
        Sreebardi: 'শ্রীবরদী',
      },
    },
  },
};
