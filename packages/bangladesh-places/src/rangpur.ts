import type { DivisionOnFile } from './place';

export const rangpur: DivisionOnFile = {
  name: 'Rangpur',
  bengali: 'রংপুর',
  districts: {
    Dinajpur: {
      bengali: 'দিনাজপুর',
      upazilas: {
        Biral: 'বিরল',
        Birampur: 'বিরামপুর',
        Birganj: 'বীরগঞ্জ',
        Bochaganj: 'বোচাগঞ্জ',
        Chirirbandar: 'চিরিরবন্দর',
        'Dinajpur Sadar': 'দিনাজপুর সদর',
        Ghoraghat: 'ঘোড়াঘাট',
        Hakimpur: 'হাকিমপুর',
        Kaharol: 'কাহারোল',
        Khansama: 'খানসামা',
        Nawabganj: 'নবাবগঞ্জ',
        Parbatipur: 'পার্বতীপুর',
        Phulbari: 'ফুলবাড়ী',
      },
    },
    Gaibandha: {
      bengali: 'গাইবান্ধা',
      upazilas: {
        Fulchhari: 'ফুলছড়ি',
        'Gaibandha Sadar': 'গাইবান্ধা সদর',
        Gobindaganj: 'গোবিন্দগঞ্জ',
        Palashbari: 'পলাশবাড়ী',
        Sadullapur: 'সাদুল্লাপুর',
        Saghata: 'সাঘাটা',
        Sundarganj: 'সুন্দরগঞ্জ',
      },
    },
    Kurigram: {
      bengali: 'কুড়িগ্রাম',
      upazilas: {
        Bhurungamari: 'ভুরুঙ্গামারী',
        'Char Rajibpur': 'চর রাজিবপুর',
        Chilmari: 'চিলমারী',
        'Kurigram Sadar': 'কুড়িগ্রাম সদর',
        Nageshwari: 'নাগেশ্বরী',
        Phulbari: 'ফুলবাড়ী',
        Rajarhat: 'রাজারহাট',
        Rowmari: 'রৌমারী',
        Ulipur: 'উলিপুর',
      },
    },
    Lalmonirhat: {
      bengali: 'লালমনিরহাট',
      upazilas: {
        Aditmari: 'আদিতমারী',
        Hatibandha: 'হাতীবান্ধা',
        Kaliganj: 'কালীগঞ্জ',
        'Lalmonirhat Sadar': 'লালমনিরহাট সদর',
        Patgram: 'পাটগ্রাম',
      },
    },
    Nilphamari: {
      bengali: 'নীলফামারী',
      upazilas: {
        Dimla: 'ডিমলা',
        Domar: 'ডোমার',
        Jaldhaka: 'জলঢাকা',
        Kishoreganj: 'কিশোরগঞ্জ',
        'Nilphamari Sadar': 'নীলফামারী সদর',
        Saidpur: 'সৈয়দপুর',
      },
    },
    Panchagarh: {
      bengali: 'পঞ্চগড়',
      upazilas: {
        Atwari: 'আটোয়ারী',
        Boda: 'বোদা',
        Debiganj: 'দেবীগঞ্জ',
        'Panchagarh Sadar': 'পঞ্চগড় সদর',
        Tetulia: 'তেতুলিয়া',
      },
    },
    Rangpur: {
      bengali: 'রংপুর',
      upazilas: {
        Badarganj: 'বদরগঞ্জ',
        Gangachara: 'গঙ্গাচড়া',
        Kaunia: 'কাউনিয়া',
        Mithapukur: 'মিঠাপুকুর',
        Pirgachha: 'পীরগাছা',
        Pirganj: 'পীরগঞ্জ',
        'Rangpur Sadar': 'রংপুর সদর',
        Taraganj: 'তারাগঞ্জ',
      },
      metropolitan: {
        Haragach: 'হারাগাছ',
        Hazirhat: 'হাজীরহাট',
        Kotwali: 'কোতোয়ালী',
        Mahiganj: 'মাহিগঞ্জ',
        Parshuram: 'পরশুরাম',
        Tajhat: 'তাজহাট',
      },
    },
    Thakurgaon: {
      bengali: 'ঠাকুরগাঁও',
      upazilas: {
        Baliadangi: 'বালিয়াডাঙ্গী',
        Haripur: 'হরিপুর',
        Pirganj: 'পীরগঞ্জ',
        Ranisankail: 'রাণীশংকৈল',
        'Thakurgaon Sadar': 'ঠাকুরগাঁও সদর',
      },
    },
  },
};
