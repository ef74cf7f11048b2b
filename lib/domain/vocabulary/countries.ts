import { closedVocabulary, codeOptions } from '@/lib/domain/vocabulary/vocabulary'

/**
 * ISO 3166-1, complete: 249 codes with common short names. Written out, since names from the runtime change with it.
 */
export const countries = closedVocabulary(
  codeOptions(`
AF Afghanistan
AX Åland Islands
AL Albania
DZ Algeria
AS American Samoa
AD Andorra
AO Angola
AI Anguilla
AQ Antarctica
AG Antigua and Barbuda
AR Argentina
AM Armenia
AW Aruba
AU Australia
AT Austria
AZ Azerbaijan
BS Bahamas
BH Bahrain
BD Bangladesh|Bangla Desh
BB Barbados
BY Belarus
BE Belgium
BZ Belize
BJ Benin
BM Bermuda
BT Bhutan
BO Bolivia
BA Bosnia and Herzegovina
BW Botswana
BV Bouvet Island
BR Brazil
IO British Indian Ocean Territory
VG British Virgin Islands
BN Brunei|Brunei Darussalam
BG Bulgaria
BF Burkina Faso
BI Burundi
KH Cambodia
CM Cameroon
CA Canada
CV Cape Verde|Cabo Verde
BQ Caribbean Netherlands
KY Cayman Islands
CF Central African Republic
TD Chad
CL Chile
CN China|PR China|Mainland China
CX Christmas Island
CC Cocos Islands
CO Colombia
KM Comoros
CG Congo|Congo Brazzaville|Republic of the Congo
CK Cook Islands
CR Costa Rica
HR Croatia
CU Cuba
CW Curaçao
CY Cyprus
CZ Czechia|Czech Republic
CI Côte d’Ivoire|Ivory Coast
CD DR Congo|Congo Kinshasa|Democratic Republic of the Congo
DK Denmark
DJ Djibouti
DM Dominica
DO Dominican Republic
EC Ecuador
EG Egypt
SV El Salvador
GQ Equatorial Guinea
ER Eritrea
EE Estonia
SZ Eswatini|Swaziland
ET Ethiopia
FK Falkland Islands
FO Faroe Islands
FJ Fiji
FI Finland
FR France
GF French Guiana
PF French Polynesia
TF French Southern Territories
GA Gabon
GM Gambia
GE Georgia
DE Germany|Deutschland
GH Ghana
GI Gibraltar
GR Greece
GL Greenland
GD Grenada
GP Guadeloupe
GU Guam
GT Guatemala
GG Guernsey
GN Guinea
GW Guinea-Bissau
GY Guyana
HT Haiti
HM Heard Island and McDonald Islands
HN Honduras
HK Hong Kong|Hong Kong SAR
HU Hungary
IS Iceland
IN India|Bharat
ID Indonesia
IR Iran|Islamic Republic of Iran
IQ Iraq
IE Ireland
IM Isle of Man
IL Israel
IT Italy|Italia
JM Jamaica
JP Japan
JE Jersey
JO Jordan
KZ Kazakhstan
KE Kenya
KI Kiribati
KW Kuwait
KG Kyrgyzstan
LA Laos|Lao PDR
LV Latvia
LB Lebanon
LS Lesotho
LR Liberia
LY Libya
LI Liechtenstein
LT Lithuania
LU Luxembourg
MO Macao
MG Madagascar
MW Malawi
MY Malaysia
MV Maldives
ML Mali
MT Malta
MH Marshall Islands
MQ Martinique
MR Mauritania
MU Mauritius
YT Mayotte
MX Mexico
FM Micronesia
MD Moldova|Republic of Moldova
MC Monaco
MN Mongolia
ME Montenegro
MS Montserrat
MA Morocco
MZ Mozambique
MM Myanmar|Burma
NA Namibia
NR Nauru
NP Nepal
NL Netherlands|Holland
NC New Caledonia
NZ New Zealand
NI Nicaragua
NE Niger
NG Nigeria
NU Niue
NF Norfolk Island
KP North Korea
MK North Macedonia|Macedonia
MP Northern Mariana Islands
NO Norway
OM Oman
PK Pakistan
PW Palau
PS Palestine
PA Panama
PG Papua New Guinea
PY Paraguay
PE Peru
PH Philippines
PN Pitcairn Islands
PL Poland
PT Portugal
PR Puerto Rico
QA Qatar
RE Réunion
RO Romania
RU Russia|Russian Federation
RW Rwanda
BL Saint Barthélemy
SH Saint Helena
KN Saint Kitts and Nevis
LC Saint Lucia
MF Saint Martin
PM Saint Pierre and Miquelon
VC Saint Vincent and the Grenadines
WS Samoa
SM San Marino
ST Sao Tome and Principe
SA Saudi Arabia|KSA
SN Senegal
RS Serbia
SC Seychelles
SL Sierra Leone
SG Singapore
SX Sint Maarten
SK Slovakia
SI Slovenia
SB Solomon Islands
SO Somalia
ZA South Africa
GS South Georgia and the South Sandwich Islands
KR South Korea|Korea|Republic of Korea
SS South Sudan
ES Spain|España
LK Sri Lanka|Ceylon
SD Sudan
SR Suriname
SJ Svalbard and Jan Mayen
SE Sweden
CH Switzerland|Suisse|Schweiz
SY Syria|Syrian Arab Republic
TW Taiwan
TJ Tajikistan
TZ Tanzania
TH Thailand
TL Timor-Leste|East Timor
TG Togo
TK Tokelau
TO Tonga
TT Trinidad and Tobago
TN Tunisia
TR Türkiye|Turkey
TM Turkmenistan
TC Turks and Caicos Islands
TV Tuvalu
UM US Outlying Islands
VI US Virgin Islands
UG Uganda
UA Ukraine
AE United Arab Emirates|UAE|Emirates
GB United Kingdom|UK|Great Britain|England
US United States|USA|United States of America|America
UY Uruguay
UZ Uzbekistan
VU Vanuatu
VA Vatican City|Holy See
VE Venezuela
VN Vietnam|Viet Nam
WF Wallis and Futuna
EH Western Sahara
YE Yemen
ZM Zambia
ZW Zimbabwe
`),
)
