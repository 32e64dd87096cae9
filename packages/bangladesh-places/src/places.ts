import type { Place } from './place';

/** `English বাংলা` */
function namesOf(text: string) {
  const [, name = '', bengali = ''] = /^(.+?) ([\u0980-\u09ff].*)$/.exec(text.trim())!;
  return { name, bengali };
}

/**
 * Divisions after `##`, districts before `:`, then their upazilas; after `;` thanas of the metropolitan police, inside a
 * city.
 */
const LIST = `
## Barishal বরিশাল
Barguna বরগুনা: Amtali আমতলী, Bamna বামনা, Barguna Sadar বরগুনা সদর, Betagi বেতাগী, Patharghata পাথরঘাটা,
  Taltali তালতলী
Barishal বরিশাল: Agailjhara আগৈলঝাড়া, Babuganj বাবুগঞ্জ, Bakerganj বাকেরগঞ্জ, Banaripara বানারীপাড়া,
  Barishal Sadar বরিশাল সদর, Gaurnadi গৌরনদী, Hizla হিজলা, Mehendiganj মেহেন্দিগঞ্জ, Muladi মুলাদী, Wazirpur
  উজিরপুর; Airport বিমানবন্দর, Bandar বন্দর, Kaunia কাউনিয়া, Kotwali কোতোয়ালী
Bhola ভোলা: Bhola Sadar ভোলা সদর, Burhanuddin বোরহানউদ্দিন, Char Fasson চরফ্যাশন, Daulatkhan দৌলতখান,
  Lalmohan লালমোহন, Manpura মনপুরা, Tazumuddin তজুমদ্দিন
Jhalokati ঝালকাঠি: Jhalokati Sadar ঝালকাঠি সদর, Kathalia কাঠালিয়া, Nalchity নলছিটি, Rajapur রাজাপুর
Patuakhali পটুয়াখালী: Bauphal বাউফল, Dashmina দশমিনা, Dumki দুমকি, Galachipa গলাচিপা, Kalapara কলাপাড়া,
  Mirzaganj মির্জাগঞ্জ, Patuakhali Sadar পটুয়াখালী সদর, Rangabali রাঙ্গাবালী
Pirojpur পিরোজপুর: Bhandaria ভান্ডারিয়া, Indurkani ইন্দুরকানী, Kaukhali কাউখালী, Mathbaria মঠবাড়ীয়া,
  Nazirpur নাজিরপুর, Nesarabad নেছারাবাদ, Pirojpur Sadar পিরোজপুর সদর

## Chattogram চট্টগ্রাম
Bandarban বান্দরবান: Alikadam আলীকদম, Bandarban Sadar বান্দরবান সদর, Lama লামা, Naikhongchhari
  নাইক্ষ্যংছড়ি, Rowangchhari রোয়াংছড়ি, Ruma রুমা, Thanchi থানচি
Brahmanbaria ব্রাহ্মণবাড়িয়া: Akhaura আখাউড়া, Ashuganj আশুগঞ্জ, Bancharampur বাঞ্ছারামপুর, Bijoynagar
  বিজয়নগর, Brahmanbaria Sadar ব্রাহ্মণবাড়িয়া সদর, Kasba কসবা, Nabinagar নবীনগর, Nasirnagar নাসিরনগর,
  Sarail সরাইল
Chandpur চাঁদপুর: Chandpur Sadar চাঁদপুর সদর, Faridganj ফরিদগঞ্জ, Haimchar হাইমচর, Hajiganj হাজীগঞ্জ, Kachua
  কচুয়া, Matlab Dakkhin মতলব দক্ষিণ, Matlab Uttar মতলব উত্তর, Shahrasti শাহরাস্তি
Chattogram চট্টগ্রাম: Anwara আনোয়ারা, Banshkhali বাঁশখালী, Boalkhali বোয়ালখালী, Chandanaish চন্দনাইশ,
  Fatikchhari ফটিকছড়ি, Hathazari হাটহাজারী, Karnaphuli কর্ণফুলী, Lohagara লোহাগাড়া, Mirsarai মীরসরাই,
  Patiya পটিয়া, Rangunia রাঙ্গুনিয়া, Raozan রাউজান, Sandwip সন্দ্বীপ, Satkania সাতকানিয়া, Sitakunda
  সীতাকুণ্ড; Akbar Shah আকবর শাহ, Bakalia বাকলিয়া, Bandar বন্দর, Bayazid Bostami বায়েজিদ বোস্তামী,
  Chandgaon চান্দগাঁও, Chawkbazar চকবাজার, Double Mooring ডবলমুরিং, EPZ ইপিজেড, Halishahar হালিশহর, Khulshi
  খুলশী, Kotwali কোতোয়ালী, Pahartali পাহাড়তলী, Panchlaish পাঁচলাইশ, Patenga পতেঙ্গা, Sadarghat সদরঘাট
Cumilla কুমিল্লা: Barura বরুড়া, Brahmanpara ব্রাহ্মণপাড়া, Burichang বুড়িচং, Chandina চান্দিনা,
  Chauddagram চৌদ্দগ্রাম, Cumilla Sadar কুমিল্লা সদর, Cumilla Sadar Dakshin কুমিল্লা সদর দক্ষিণ, Daudkandi
  দাউদকান্দি, Debidwar দেবিদ্বার, Homna হোমনা, Laksam লাকসাম, Lalmai লালমাই, Meghna মেঘনা, Monoharganj
  মনোহরগঞ্জ, Muradnagar মুরাদনগর, Nangalkot নাঙ্গলকোট, Titas তিতাস
Cox’s Bazar কক্সবাজার: Chakaria চকরিয়া, Cox’s Bazar Sadar কক্সবাজার সদর, Eidgaon ঈদগাঁও, Kutubdia
  কুতুবদিয়া, Maheshkhali মহেশখালী, Pekua পেকুয়া, Ramu রামু, Teknaf টেকনাফ, Ukhia উখিয়া
Feni ফেনী: Chagalnaiya ছাগলনাইয়া, Daganbhuiyan দাগনভূঞা, Feni Sadar ফেনী সদর, Fulgazi ফুলগাজী, Parshuram
  পরশুরাম, Sonagazi সোনাগাজী
Khagrachhari খাগড়াছড়ি: Dighinala দিঘীনালা, Guimara গুইমারা, Khagrachhari Sadar খাগড়াছড়ি সদর,
  Lakshmichhari লক্ষ্মীছড়ি, Mahalchhari মহালছড়ি, Manikchhari মানিকছড়ি, Matiranga মাটিরাঙ্গা, Panchhari
  পানছড়ি, Ramgarh রামগড়
Lakshmipur লক্ষ্মীপুর: Kamalnagar কমলনগর, Lakshmipur Sadar লক্ষ্মীপুর সদর, Raipur রায়পুর, Ramganj রামগঞ্জ,
  Ramgati রামগতি
Noakhali নোয়াখালী: Begumganj বেগমগঞ্জ, Chatkhil চাটখিল, Companiganj কোম্পানীগঞ্জ, Hatia হাতিয়া, Kabirhat
  কবিরহাট, Noakhali Sadar নোয়াখালী সদর, Senbagh সেনবাগ, Sonaimuri সোনাইমুড়ী, Subarnachar সুবর্ণচর
Rangamati রাঙ্গামাটি: Baghaichhari বাঘাইছড়ি, Barkal বরকল, Belaichhari বিলাইছড়ি, Juraichhari জুরাছড়ি,
  Kaptai কাপ্তাই, Kaukhali কাউখালী, Langadu লংগদু, Naniarchar নানিয়ারচর, Rajasthali রাজস্থলী, Rangamati
  Sadar রাঙ্গামাটি সদর

## Dhaka ঢাকা
Dhaka ঢাকা: Dhamrai ধামরাই, Dohar দোহার, Keraniganj কেরাণীগঞ্জ, Nawabganj নবাবগঞ্জ, Savar সাভার; Adabor
  আদাবর, Airport বিমানবন্দর, Badda বাড্ডা, Banani বনানী, Bangshal বংশাল, Bhashantek ভাষানটেক, Bhatara
  ভাটারা, Cantonment ক্যান্টনমেন্ট, Chawkbazar চকবাজার, Dakshinkhan দক্ষিণখান, Darus Salam দারুস সালাম,
  Demra ডেমরা, Dhanmondi ধানমন্ডি, Gendaria গেন্ডারিয়া, Gulshan গুলশান, Hatirjheel হাতিরঝিল, Hazaribagh
  হাজারীবাগ, Jatrabari যাত্রাবাড়ী, Kadamtali কদমতলী, Kafrul কাফরুল, Kalabagan কলাবাগান, Kamrangirchar
  কামরাঙ্গীরচর, Khilgaon খিলগাঁও, Khilkhet খিলক্ষেত, Kotwali কোতোয়ালী, Lalbagh লালবাগ, Mirpur মিরপুর,
  Mohammadpur মোহাম্মদপুর, Motijheel মতিঝিল, Mugda মুগদা, New Market নিউমার্কেট, Pallabi পল্লবী, Paltan
  পল্টন, Ramna রমনা, Rampura রামপুরা, Rupnagar রূপনগর, Sabujbagh সবুজবাগ, Shah Ali শাহ আলী, Shahbagh শাহবাগ,
  Shahjahanpur শাহজাহানপুর, Sher-e-Bangla Nagar শেরেবাংলা নগর, Shyampur শ্যামপুর, Sutrapur সূত্রাপুর,
  Tejgaon তেজগাঁও, Tejgaon Industrial Area তেজগাঁও শিল্পাঞ্চল, Turag তুরাগ, Uttara East উত্তরা পূর্ব, Uttara
  West উত্তরা পশ্চিম, Uttarkhan উত্তরখান, Wari ওয়ারী
Faridpur ফরিদপুর: Alfadanga আলফাডাঙ্গা, Bhanga ভাঙ্গা, Boalmari বোয়ালমারী, Charbhadrasan চরভদ্রাসন,
  Faridpur Sadar ফরিদপুর সদর, Madhukhali মধুখালী, Nagarkanda নগরকান্দা, Sadarpur সদরপুর, Saltha সালথা
Gazipur গাজীপুর: Gazipur Sadar গাজীপুর সদর, Kaliakair কালিয়াকৈর, Kaliganj কালীগঞ্জ, Kapasia কাপাসিয়া,
  Sreepur শ্রীপুর; Bason বাসন, Gacha গাছা, Kashimpur কাশিমপুর, Konabari কোনাবাড়ী, Pubail পূবাইল, Tongi East
  টঙ্গী পূর্ব, Tongi West টঙ্গী পশ্চিম
Gopalganj গোপালগঞ্জ: Gopalganj Sadar গোপালগঞ্জ সদর, Kashiani কাশিয়ানী, Kotalipara কোটালীপাড়া, Muksudpur
  মুকসুদপুর, Tungipara টুঙ্গিপাড়া
Kishoreganj কিশোরগঞ্জ: Austagram অষ্টগ্রাম, Bajitpur বাজিতপুর, Bhairab ভৈরব, Hossainpur হোসেনপুর, Itna ইটনা,
  Karimganj করিমগঞ্জ, Katiadi কটিয়াদী, Kishoreganj Sadar কিশোরগঞ্জ সদর, Kuliarchar কুলিয়ারচর, Mithamain
  মিঠামইন, Nikli নিকলী, Pakundia পাকুন্দিয়া, Tarail তাড়াইল
Madaripur মাদারীপুর: Dasar ডাসার, Kalkini কালকিনি, Madaripur Sadar মাদারীপুর সদর, Rajoir রাজৈর, Shibchar
  শিবচর
Manikganj মানিকগঞ্জ: Daulatpur দৌলতপুর, Ghior ঘিওর, Harirampur হরিরামপুর, Manikganj Sadar মানিকগঞ্জ সদর,
  Saturia সাটুরিয়া, Shibalaya শিবালয়, Singair সিংগাইর
Munshiganj মুন্সীগঞ্জ: Gazaria গজারিয়া, Lohajang লৌহজং, Munshiganj Sadar মুন্সীগঞ্জ সদর, Sirajdikhan
  সিরাজদিখান, Sreenagar শ্রীনগর, Tongibari টঙ্গীবাড়ী
Narayanganj নারায়ণগঞ্জ: Araihazar আড়াইহাজার, Bandar বন্দর, Narayanganj Sadar নারায়ণগঞ্জ সদর, Rupganj
  রূপগঞ্জ, Sonargaon সোনারগাঁ
Narsingdi নরসিংদী: Belabo বেলাবো, Monohardi মনোহরদী, Narsingdi Sadar নরসিংদী সদর, Palash পলাশ, Raipura
  রায়পুরা, Shibpur শিবপুর
Rajbari রাজবাড়ী: Baliakandi বালিয়াকান্দি, Goalanda গোয়ালন্দ, Kalukhali কালুখালী, Pangsha পাংশা, Rajbari
  Sadar রাজবাড়ী সদর
Shariatpur শরীয়তপুর: Bhedarganj ভেদরগঞ্জ, Damudya ডামুড্যা, Gosairhat গোসাইরহাট, Naria নড়িয়া, Shariatpur
  Sadar শরীয়তপুর সদর, Zajira জাজিরা
Tangail টাঙ্গাইল: Basail বাসাইল, Bhuapur ভুয়াপুর, Delduar দেলদুয়ার, Dhanbari ধনবাড়ী, Ghatail ঘাটাইল,
  Gopalpur গোপালপুর, Kalihati কালিহাতী, Madhupur মধুপুর, Mirzapur মির্জাপুর, Nagarpur নাগরপুর, Sakhipur
  সখিপুর, Tangail Sadar টাঙ্গাইল সদর

## Khulna খুলনা
Bagerhat বাগেরহাট: Bagerhat Sadar বাগেরহাট সদর, Chitalmari চিতলমারী, Fakirhat ফকিরহাট, Kachua কচুয়া,
  Mollahat মোল্লাহাট, Mongla মোংলা, Morrelganj মোড়েলগঞ্জ, Rampal রামপাল, Sarankhola শরণখোলা
Chuadanga চুয়াডাঙ্গা: Alamdanga আলমডাঙ্গা, Chuadanga Sadar চুয়াডাঙ্গা সদর, Damurhuda দামুড়হুদা,
  Jibannagar জীবননগর
Jashore যশোর: Abhaynagar অভয়নগর, Bagherpara বাঘারপাড়া, Chaugachha চৌগাছা, Jashore Sadar যশোর সদর,
  Jhikargachha ঝিকরগাছা, Keshabpur কেশবপুর, Manirampur মণিরামপুর, Sharsha শার্শা
Jhenaidah ঝিনাইদহ: Harinakunda হরিণাকুন্ডু, Jhenaidah Sadar ঝিনাইদহ সদর, Kaliganj কালীগঞ্জ, Kotchandpur
  কোটচাঁদপুর, Maheshpur মহেশপুর, Shailkupa শৈলকুপা
Khulna খুলনা: Batiaghata বটিয়াঘাটা, Dacope দাকোপ, Dighalia দিঘলিয়া, Dumuria ডুমুরিয়া, Koyra কয়রা,
  Paikgachha পাইকগাছা, Phultala ফুলতলা, Rupsa রূপসা, Terokhada তেরখাদা; Aranghata আড়ংঘাটা, Daulatpur
  দৌলতপুর, Harintana হরিণটানা, Khalishpur খালিশপুর, Khan Jahan Ali খানজাহান আলী, Khulna Sadar খুলনা সদর,
  Labanchara লবণচরা, Sonadanga সোনাডাঙ্গা
Kushtia কুষ্টিয়া: Bheramara ভেড়ামারা, Daulatpur দৌলতপুর, Khoksa খোকসা, Kumarkhali কুমারখালী, Kushtia Sadar
  কুষ্টিয়া সদর, Mirpur মিরপুর
Magura মাগুরা: Magura Sadar মাগুরা সদর, Mohammadpur মহম্মদপুর, Shalikha শালিখা, Sreepur শ্রীপুর
Meherpur মেহেরপুর: Gangni গাংনী, Meherpur Sadar মেহেরপুর সদর, Mujibnagar মুজিবনগর
Narail নড়াইল: Kalia কালিয়া, Lohagara লোহাগড়া, Narail Sadar নড়াইল সদর
Satkhira সাতক্ষীরা: Assasuni আশাশুনি, Debhata দেবহাটা, Kalaroa কলারোয়া, Kaliganj কালিগঞ্জ, Satkhira Sadar
  সাতক্ষীরা সদর, Shyamnagar শ্যামনগর, Tala তালা

## Mymensingh ময়মনসিংহ
Jamalpur জামালপুর: Baksiganj বকশীগঞ্জ, Dewanganj দেওয়ানগঞ্জ, Islampur ইসলামপুর, Jamalpur Sadar জামালপুর
  সদর, Madarganj মাদারগঞ্জ, Melandaha মেলান্দহ, Sarishabari সরিষাবাড়ী
Mymensingh ময়মনসিংহ: Bhaluka ভালুকা, Dhobaura ধোবাউড়া, Fulbaria ফুলবাড়ীয়া, Gaffargaon গফরগাঁও, Gauripur
  গৌরীপুর, Haluaghat হালুয়াঘাট, Ishwarganj ঈশ্বরগঞ্জ, Muktagachha মুক্তাগাছা, Mymensingh Sadar ময়মনসিংহ
  সদর, Nandail নান্দাইল, Phulpur ফুলপুর, Tarakanda তারাকান্দা, Trishal ত্রিশাল
Netrokona নেত্রকোণা: Atpara আটপাড়া, Barhatta বারহাট্টা, Durgapur দুর্গাপুর, Kalmakanda কলমাকান্দা, Kendua
  কেন্দুয়া, Khaliajuri খালিয়াজুরী, Madan মদন, Mohanganj মোহনগঞ্জ, Netrokona Sadar নেত্রকোণা সদর,
  Purbadhala পূর্বধলা
Sherpur শেরপুর: Jhenaigati ঝিনাইগাতী, Nakla নকলা, Nalitabari নালিতাবাড়ী, Sherpur Sadar শেরপুর সদর,
  Sreebardi শ্রীবরদী

## Rajshahi রাজশাহী
Bogura বগুড়া: Adamdighi আদমদিঘি, Bogura Sadar বগুড়া সদর, Dhunat ধুনট, Dupchanchia দুপচাঁচিয়া, Gabtali
  গাবতলী, Kahaloo কাহালু, Nandigram নন্দিগ্রাম, Sariakandi সারিয়াকান্দি, Shajahanpur শাজাহানপুর, Sherpur
  শেরপুর, Shibganj শিবগঞ্জ, Sonatala সোনাতলা
Chapainawabganj চাঁপাইনবাবগঞ্জ: Bholahat ভোলাহাট, Chapainawabganj Sadar চাঁপাইনবাবগঞ্জ সদর, Gomastapur
  গোমস্তাপুর, Nachol নাচোল, Shibganj শিবগঞ্জ
Joypurhat জয়পুরহাট: Akkelpur আক্কেলপুর, Joypurhat Sadar জয়পুরহাট সদর, Kalai কালাই, Khetlal ক্ষেতলাল,
  Panchbibi পাঁচবিবি
Naogaon নওগাঁ: Atrai আত্রাই, Badalgachhi বদলগাছী, Dhamoirhat ধামইরহাট, Mahadebpur মহাদেবপুর, Manda মান্দা,
  Naogaon Sadar নওগাঁ সদর, Niamatpur নিয়ামতপুর, Patnitala পত্নিতলা, Porsha পোরশা, Raninagar রাণীনগর,
  Sapahar সাপাহার
Natore নাটোর: Bagatipara বাগাতিপাড়া, Baraigram বড়াইগ্রাম, Gurudaspur গুরুদাসপুর, Lalpur লালপুর, Naldanga
  নলডাঙ্গা, Natore Sadar নাটোর সদর, Singra সিংড়া
Pabna পাবনা: Atgharia আটঘরিয়া, Bera বেড়া, Bhangura ভাঙ্গুড়া, Chatmohar চাটমোহর, Faridpur ফরিদপুর,
  Ishwardi ঈশ্বরদী, Pabna Sadar পাবনা সদর, Santhia সাঁথিয়া, Sujanagar সুজানগর
Rajshahi রাজশাহী: Bagha বাঘা, Bagmara বাগমারা, Charghat চারঘাট, Durgapur দুর্গাপুর, Godagari গোদাগাড়ী,
  Mohanpur মোহনপুর, Paba পবা, Puthia পুঠিয়া, Tanore তানোর; Airport বিমানবন্দর, Belpukur বেলপুকুর, Boalia
  বোয়ালিয়া, Chandrima চন্দ্রিমা, Damkura দামকুড়া, Karnahar কর্ণহার, Kashiadanga কাশিয়াডাঙ্গা, Katakhali
  কাটাখালী, Motihar মতিহার, Rajpara রাজপাড়া, Shah Makhdum শাহ মখদুম
Sirajganj সিরাজগঞ্জ: Belkuchi বেলকুচি, Chauhali চৌহালি, Kamarkhanda কামারখন্দ, Kazipur কাজীপুর, Raiganj
  রায়গঞ্জ, Shahjadpur শাহজাদপুর, Sirajganj Sadar সিরাজগঞ্জ সদর, Tarash তাড়াশ, Ullapara উল্লাপাড়া

## Rangpur রংপুর
Dinajpur দিনাজপুর: Biral বিরল, Birampur বিরামপুর, Birganj বীরগঞ্জ, Bochaganj বোচাগঞ্জ, Chirirbandar
  চিরিরবন্দর, Dinajpur Sadar দিনাজপুর সদর, Ghoraghat ঘোড়াঘাট, Hakimpur হাকিমপুর, Kaharol কাহারোল, Khansama
  খানসামা, Nawabganj নবাবগঞ্জ, Parbatipur পার্বতীপুর, Phulbari ফুলবাড়ী
Gaibandha গাইবান্ধা: Fulchhari ফুলছড়ি, Gaibandha Sadar গাইবান্ধা সদর, Gobindaganj গোবিন্দগঞ্জ, Palashbari
  পলাশবাড়ী, Sadullapur সাদুল্লাপুর, Saghata সাঘাটা, Sundarganj সুন্দরগঞ্জ
Kurigram কুড়িগ্রাম: Bhurungamari ভুরুঙ্গামারী, Char Rajibpur চর রাজিবপুর, Chilmari চিলমারী, Kurigram Sadar
  কুড়িগ্রাম সদর, Nageshwari নাগেশ্বরী, Phulbari ফুলবাড়ী, Rajarhat রাজারহাট, Rowmari রৌমারী, Ulipur উলিপুর
Lalmonirhat লালমনিরহাট: Aditmari আদিতমারী, Hatibandha হাতীবান্ধা, Kaliganj কালীগঞ্জ, Lalmonirhat Sadar
  লালমনিরহাট সদর, Patgram পাটগ্রাম
Nilphamari নীলফামারী: Dimla ডিমলা, Domar ডোমার, Jaldhaka জলঢাকা, Kishoreganj কিশোরগঞ্জ, Nilphamari Sadar
  নীলফামারী সদর, Saidpur সৈয়দপুর
Panchagarh পঞ্চগড়: Atwari আটোয়ারী, Boda বোদা, Debiganj দেবীগঞ্জ, Panchagarh Sadar পঞ্চগড় সদর, Tetulia
  তেতুলিয়া
Rangpur রংপুর: Badarganj বদরগঞ্জ, Gangachara গঙ্গাচড়া, Kaunia কাউনিয়া, Mithapukur মিঠাপুকুর, Pirgachha
  পীরগাছা, Pirganj পীরগঞ্জ, Rangpur Sadar রংপুর সদর, Taraganj তারাগঞ্জ; Haragach হারাগাছ, Hazirhat হাজীরহাট,
  Kotwali কোতোয়ালী, Mahiganj মাহিগঞ্জ, Parshuram পরশুরাম, Tajhat তাজহাট
Thakurgaon ঠাকুরগাঁও: Baliadangi বালিয়াডাঙ্গী, Haripur হরিপুর, Pirganj পীরগঞ্জ, Ranisankail রাণীশংকৈল,
  Thakurgaon Sadar ঠাকুরগাঁও সদর

## Sylhet সিলেট
Habiganj হবিগঞ্জ: Ajmiriganj আজমিরীগঞ্জ, Bahubal বাহুবল, Baniachang বানিয়াচং, Chunarughat চুনারুঘাট,
  Habiganj Sadar হবিগঞ্জ সদর, Lakhai লাখাই, Madhabpur মাধবপুর, Nabiganj নবীগঞ্জ, Shayestaganj শায়েস্তাগঞ্জ
Moulvibazar মৌলভীবাজার: Barlekha বড়লেখা, Juri জুড়ী, Kamalganj কমলগঞ্জ, Kulaura কুলাউড়া, Moulvibazar Sadar
  মৌলভীবাজার সদর, Rajnagar রাজনগর, Sreemangal শ্রীমঙ্গল
Sunamganj সুনামগঞ্জ: Bishwambarpur বিশ্বম্ভরপুর, Chhatak ছাতক, Derai দিরাই, Dharmapasha ধর্মপাশা,
  Dowarabazar দোয়ারাবাজার, Jagannathpur জগন্নাথপুর, Jamalganj জামালগঞ্জ, Madhyanagar মধ্যনগর, Shalla
  শাল্লা, Shantiganj শান্তিগঞ্জ, Sunamganj Sadar সুনামগঞ্জ সদর, Tahirpur তাহিরপুর
Sylhet সিলেট: Balaganj বালাগঞ্জ, Beanibazar বিয়ানীবাজার, Bishwanath বিশ্বনাথ, Companiganj কোম্পানীগঞ্জ,
  Dakshin Surma দক্ষিণ সুরমা, Fenchuganj ফেঞ্চুগঞ্জ, Golapganj গোলাপগঞ্জ, Gowainghat গোয়াইনঘাট, Jaintiapur
  জৈন্তাপুর, Kanaighat কানাইঘাট, Osmaninagar ওসমানীনগর, Sylhet Sadar সিলেট সদর, Zakiganj জকিগঞ্জ; Airport
  বিমানবন্দর, Jalalabad জালালাবাদ, Kotwali কোতোয়ালী, Moglabazar মোগলাবাজার, Shah Paran শাহপরাণ
`;

/** The administrative places of Bangladesh: each division, followed by its districts, each followed by its thanas. */
export const places: Place[] = LIST.split('## ').slice(1).flatMap(placesOf);

function placesOf(text: string): Place[] {
  const [first = '', ...districts] = text.trim().replaceAll('\n  ', ' ').split('\n');
  const { name: division, bengali } = namesOf(first);
  const below = districts.filter(Boolean).flatMap((line): Place[] => {
    const [head = '', thanas = ''] = line.split(':');
    const district = namesOf(head);
    return [
      { kind: 'district', ...district, division, district: district.name },
      ...thanas
        .split(/[,;]/)
        .map(namesOf)
        .sort((one, other) => (one.name < other.name ? -1 : 1))
        .map((thana): Place => ({ kind: 'thana', ...thana, division, district: district.name })),
    ];
  });
  return [{ kind: 'division', name: division, bengali, division }, ...below];
}
