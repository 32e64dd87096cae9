import type { DivisionOnFile } from './place';

export const barishal: DivisionOnFile = {
  name: 'Barishal',
  bengali: 'বরিশাল',
  districts: {
    Barguna: {
      bengali: 'বরগুনা',
      upazilas: {
        Amtali: 'আমতলী',
        Bamna: 'বামনা',
        'Barguna Sadar': 'বরগুনা সদর',
        Betagi: 'বেতাগী',
        Patharghata: 'পাথরঘাটা',
        Taltali: 'তালতলী',
      },
    },
    Barishal: {
      bengali: 'বরিশাল',
      upazilas: {
        Agailjhara: 'আগৈলঝাড়া',
        Babuganj: 'বাবুগঞ্জ',
        Bakerganj: 'বাকেরগঞ্জ',
        Banaripara: 'বানারীপাড়া',
        'Barishal Sadar': 'বরিশাল সদর',
        Gaurnadi: 'গৌরনদী',
        Hizla: 'হিজলা',
        Mehendiganj: 'মেহেন্দিগঞ্জ',
        Muladi: 'মুলাদী',
        Wazirpur: 'উজিরপুর',
      },
      metropolitan: {
        Airport: 'বিমানবন্দর',
        Bandar: 'বন্দর',
        Kaunia: 'কাউনিয়া',
        Kotwali: 'কোতোয়ালী',
      },
    },
    Bhola: {
      bengali: 'ভোলা',
      upazilas: {
        'Bhola Sadar': 'ভোলা সদর',
        Burhanuddin: 'বোরহানউদ্দিন',
        'Char Fasson': 'চরফ্যাশন',
        Daulatkhan: 'দৌলতখান',
        Lalmohan: 'লালমোহন',
        Manpura: 'মনপুরা',
        Tazumuddin: 'তজুমদ্দিন',
      },
    },
    Jhalokati: {
      bengali: 'ঝালকাঠি',
      upazilas: {
        'Jhalokati Sadar': 'ঝালকাঠি সদর',
        Kathalia: 'কাঠালিয়া',
        Nalchity: 'নলছিটি',
        Rajapur: 'রাজাপুর',
      },
    },
    Patuakhali: {
      bengali: 'পটুয়াখালী',
      upazilas: {
        Bauphal: 'বাউফল',
        Dashmina: 'দশমিনা',
        Dumki: 'দুমকি',
        Galachipa: 'গলাচিপা',
        Kalapara: 'কলাপাড়া',
        Mirzaganj: 'মির্জাগঞ্জ',
        'Patuakhali Sadar': 'পটুয়াখালী সদর',
        Rangabali: 'রাঙ্গাবালী',
      },
    },
    Pirojpur: {
      bengali: 'পিরোজপুর',
      upazilas: {
        Bhandaria: 'ভান্ডারিয়া',
        Indurkani: 'ইন্দুরকানী',
        Kaukhali: 'কাউখালী',
        Mathbaria: 'মঠবাড়ীয়া',
        Nazirpur: 'নাজিরপুর',
        Nesarabad: 'নেছারাবাদ',
        'Pirojpur Sadar': 'পিরোজপুর সদর',
      },
    },
  },
};
