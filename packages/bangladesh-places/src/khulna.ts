import type { DivisionOnFile } from './place';

export const khulna: DivisionOnFile = {
  name: 'Khulna',
  bengali: 'খুলনা',
  districts: {
    Bagerhat: {
      bengali: 'বাগেরহাট',
      upazilas: {
        'Bagerhat Sadar': 'বাগেরহাট সদর',
        Chitalmari: 'চিতলমারী',
        Fakirhat: 'ফকিরহাট',
        Kachua: 'কচুয়া',
        Mollahat: 'মোল্লাহাট',
        Mongla: 'মোংলা',
        Morrelganj: 'মোড়েলগঞ্জ',
        Rampal: 'রামপাল',
        Sarankhola: 'শরণখোলা',
      },
    },
    Chuadanga: {
      bengali: 'চুয়াডাঙ্গা',
      upazilas: {
        Alamdanga: 'আলমডাঙ্গা',
        'Chuadanga Sadar': 'চুয়াডাঙ্গা সদর',
        Damurhuda: 'দামুড়হুদা',
        Jibannagar: 'জীবননগর',
      },
    },
    Jashore: {
      bengali: 'যশোর',
      upazilas: {
        Abhaynagar: 'অভয়নগর',
        Bagherpara: 'বাঘারপাড়া',
        Chaugachha: 'চৌগাছা',
        'Jashore Sadar': 'যশোর সদর',
        Jhikargachha: 'ঝিকরগাছা',
        Keshabpur: 'কেশবপুর',
        Manirampur: 'মণিরামপুর',
        Sharsha: 'শার্শা',
      },
    },
    Jhenaidah: {
      bengali: 'ঝিনাইদহ',
      upazilas: {
        Harinakunda: 'হরিণাকুন্ডু',
        'Jhenaidah Sadar': 'ঝিনাইদহ সদর',
        Kaliganj: 'কালীগঞ্জ',
        Kotchandpur: 'কোটচাঁদপুর',
        Maheshpur: 'মহেশপুর',
        Shailkupa: 'শৈলকুপা',
      },
    },
    Khulna: {
      bengali: 'খুলনা',
      upazilas: {
        Batiaghata: 'বটিয়াঘাটা',
        Dacope: 'দাকোপ',
        Dighalia: 'দিঘলিয়া',
        Dumuria: 'ডুমুরিয়া',
        Koyra: 'কয়রা',
        Paikgachha: 'পাইকগাছা',
        Phultala: 'ফুলতলা',
        Rupsa: 'রূপসা',
        Terokhada: 'তেরখাদা',
      },
      metropolitan: {
        Aranghata: 'আড়ংঘাটা',
        Daulatpur: 'দৌলতপুর',
        Harintana: 'হরিণটানা',
        Khalishpur: 'খালিশপুর',
        'Khan Jahan Ali': 'খানজাহান আলী',
        'Khulna Sadar': 'খুলনা সদর',
        Labanchara: 'লবণচরা',
        Sonadanga: 'সোনাডাঙ্গা',
      },
    },
    Kushtia: {
      bengali: 'কুষ্টিয়া',
      upazilas: {
        Bheramara: 'ভেড়ামারা',
        Daulatpur: 'দৌলতপুর',
        Khoksa: 'খোকসা',
        Kumarkhali: 'কুমারখালী',
        'Kushtia Sadar': 'কুষ্টিয়া সদর',
        Mirpur: 'মিরপুর',
      },
    },
    Magura: {
      bengali: 'মাগুরা',
      upazilas: {
        'Magura Sadar': 'মাগুরা সদর',
        Mohammadpur: 'মহম্মদপুর',
        Shalikha: 'শালিখা',
        Sreepur: 'শ্রীপুর',
      },
    },
    Meherpur: {
      bengali: 'মেহেরপুর',
      upazilas: {
        Gangni: 'গাংনী',
        'Meherpur Sadar': 'মেহেরপুর সদর',
        Mujibnagar: 'মুজিবনগর',
      },
    },
    Narail: {
      bengali: 'নড়াইল',
      upazilas: {
        Kalia: 'কালিয়া',
        Lohagara: 'লোহাগড়া',
        'Narail Sadar': 'নড়াইল সদর',
      },
    },
    Satkhira: {
      bengali: 'সাতক্ষীরা',
      upazilas: {
        Assasuni: 'আশাশুনি',
        Debhata: 'দেবহাটা',
        Kalaroa: 'কলারোয়া',
        Kaliganj: 'কালিগঞ্জ',
        'Satkhira Sadar': 'সাতক্ষীরা সদর',
        Shyamnagar: 'শ্যামনগর',
        Tala: 'তালা',
      },
    },
  },
};
