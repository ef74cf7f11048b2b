/** The passwords an attacker tries first, of those that pass the length rule, and words of this trade and product. */
const WORDS = `
12345678 123456789 1234567890 0123456789 0987654321 987654321 9876543210 87654321 123123123 12341234 11223344 1122334455
112233445566 123321123 123456123 12344321 1234554321 147258369 159357258 741852963 789456123 123654789 147852369 963852741
159753456 11111111 111111111 1111111111 00000000 000000000 0000000000 22222222 33333333 55555555 66666666 77777777 88888888
99999999 999999999 12121212 69696969 10101010 20202020 31415926 314159265 01012000 01011990 19841984 20002000 password
password1 password12 password123 password1234 password12345 password! password1! password123! password@1 password@123
passw0rd passw0rd1 p@ssword p@ssw0rd p@ssword1 p@ssw0rd1 p@ssw0rd123 pass1234 pass@123 pass12345 passpass mypassword
thepassword newpassword yourpassword changeme changeme1 changeme123 letmein1 letmein123 letmeinnow qwertyui qwertyuio
qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty!@# qwertyqwerty qweasdzxc qwe123qwe qweqweqwe
qazwsxedc qazwsx123 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 zaq1xsw2 q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y asdfghjk asdfghjkl asdf1234 asdfasdf asdasdasd asd123asd zxcvbnm1 zxcvbnm123 zxcvbnm, poiuytrewq mnbvcxz1
1234qwer 123qweasd 123qwe123 12qwaszx qwer1234 abcd1234 abcd@1234 abcdefgh abcdefghi abcdefghij abcdef123 abcabcabc
abc12345 abc123456 abc123abc aa123456 aa12345678 a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 1a2b3c4d aaaaaaaa
aaaaaaaaaa xxxxxxxx zzzzzzzz iloveyou iloveyou1 iloveyou2 iloveyou123 iloveyou! loveyou1 lovelove loveme123 sunshine
sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1 batman123 spiderman
spiderman1 pokemon1 pokemon123 starwars starwars1 trustno1 trustno1! whatever whatever1 welcome1 welcome12 welcome123
welcome1234 welcome@1 welcome@123 admin123 admin1234 admin12345 admin123456 admin@123 admin@1234 administrator adminadmin
administrator1 root1234 rootroot toor1234 test1234 test12345 testtest testing1 testing123 test@123 test@1234 testuser
guest123 guest1234 user1234 username demo1234 demo12345 demo@123 default1 temp1234 temporary login123 master12 master123
monkey12 monkey123 dragon12 dragon123 shadow12 shadow123 michael1 jennifer jennifer1 jessica1 jonathan michelle michelle1
samantha victoria charlie1 computer computer1 internet internet1 samsung1 samsung123 google123 facebook facebook1 microsoft
corvette mercedes mustang1 liverpool liverpool1 chelsea1 arsenal1 manchester barcelona cristiano november december
february september birthday blessing blessed1 jesus123 jesuschrist godisgood india123 india1234 india@123 bharat123
hindustan mumbai123 delhi123 chennai123 surat123 ganesha1 krishna1 krishna123 jaimatadi jaishriram saibaba1 omsairam
sachin10 cricket1 cricket123 secret123 secret1234 mysecret security access14 killer123 freedom1 flower123 hello123
hello1234 hellohello goodluck whatthe1 qwertyu1 google12 apple123 orange123 banana123 summer123 summer2024 summer2025
summer2026 winter2024 winter2025 winter2026 spring2026 january2026 company1 company123 business business1 office123
tanabana tanabana1 tanabana123 textile1 textile12 textile123 textile1234 textiles textiles1 textile@123 marketplace
marketplace1 cottonyarn cotton123 cotton1234 cotton@123 polyester polyester1 viscose1 viscose123 spinning spinning1
spinner1 spinner123 weaving1 weaving123 knitting knitting1 yarn1234 yarnyarn yarn12345 fabric123 fabric1234 fabrics1
spandex1 spinningmill textilemill millowner garments garments1 apparel1 buyer123 buyer1234 seller123 seller1234
`

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
