import type { Role } from '@/lib/domain/actor'

/** One demo account with its company and, for a seller, what the entitlement configuration says of him. */
interface DemoAccount {
  email: `${string}@demo.test`
  name: string
  companyName: string
  city: string
  state: string
  /** ISO 3166 alpha-2. */
  country: string
  roles: readonly Role[]
  isMicroOrSmall?: boolean
  /** How long before the seeding the account was opened. */
  memberForDays: number
  plan?: { planKey: string; paymentStatus: string }
}

const ALL_TEXTILE = { planKey: 'all_textile', paymentStatus: 'ACTIVE' }
const MODULE_STARTER = { planKey: 'module_starter', paymentStatus: 'ACTIVE' }

/** The eight accounts of contract section 1 first, then the sellers who give the catalogue its breadth. */
const DEMO_ACCOUNTS = [
  {
    email: 'admin@demo.test',
    name: 'Meera Iyer',
    companyName: 'Marketplace Desk',
    city: 'Mumbai',
    state: 'Maharashtra',
    country: 'IN',
    roles: ['admin'],
    memberForDays: 240,
  },
  {
    email: 'buyer@demo.test',
    name: 'Karthik Subramaniam',
    companyName: 'Avinashi Road Knitwear Exports',
    city: 'Tiruppur',
    state: 'Tamil Nadu',
    country: 'IN',
    roles: ['buyer'],
    memberForDays: 170,
  },
  {
    email: 'buyer2@demo.test',
    name: 'Nasrin Akter',
    companyName: 'Karnaphuli Denim & Weaving',
    city: 'Chattogram',
    state: '',
    country: 'BD',
    roles: ['buyer'],
    memberForDays: 96,
  },
  {
    email: 'starter@demo.test',
    name: 'S. Kavitha',
    companyName: 'Kongu Hosiery Yarns',
    city: 'Tiruppur',
    state: 'Tamil Nadu',
    country: 'IN',
    roles: ['seller'],
    memberForDays: 205,
    plan: MODULE_STARTER,
  },
  {
    email: 'growth@demo.test',
    name: 'R. Senthil Kumar',
    companyName: 'Vellingiri Spinning Mills',
    city: 'Coimbatore',
    state: 'Tamil Nadu',
    country: 'IN',
    roles: ['seller'],
    memberForDays: 231,
    plan: { planKey: 'market_growth', paymentStatus: 'ACTIVE' },
  },
  {
    email: 'all@demo.test',
    name: 'Bhavesh Jariwala',
    companyName: 'Tapi Texturisers',
    city: 'Surat',
    state: 'Gujarat',
    country: 'IN',
    roles: ['seller'],
    memberForDays: 222,
    plan: ALL_TEXTILE,
  },
  {
    email: 'lapsed@demo.test',
    name: 'Imran Ansari',
    companyName: 'Powerloom Sutra Traders',
    city: 'Bhiwandi',
    state: 'Maharashtra',
    country: 'IN',
    roles: ['seller'],
    memberForDays: 188,
    plan: { planKey: 'module_starter', paymentStatus: 'PAST_DUE' },
  },
  {
    email: 'none@demo.test',
    name: 'Pooja Sahu',
    companyName: 'Mahanadi Handloom Suppliers',
    city: 'Champa',
    state: 'Chhattisgarh',
    country: 'IN',
    roles: ['seller'],
    memberForDays: 12,
  },
  {
    email: 'erode.seller@demo.test',
    name: 'P. Muthusamy',
    companyName: 'Bhavani Hank Yarn Stores',
    city: 'Erode',
    state: 'Tamil Nadu',
    country: 'IN',
    roles: ['seller'],
    isMicroOrSmall: true,
    memberForDays: 164,
    plan: MODULE_STARTER,
  },
  {
    email: 'bhilwara.seller@demo.test',
    name: 'Nidhi Somani',
    companyName: 'Mewar Suiting Yarns',
    city: 'Bhilwara',
    state: 'Rajasthan',
    country: 'IN',
    roles: ['seller'],
    memberForDays: 151,
    plan: ALL_TEXTILE,
  },
  {
    email: 'panipat.seller@demo.test',
    name: 'Gurpreet Malhotra',
    companyName: 'Kohand Open End Spinners',
    city: 'Panipat',
    state: 'Haryana',
    country: 'IN',
    roles: ['seller'],
    isMicroOrSmall: true,
    memberForDays: 143,
    plan: MODULE_STARTER,
  },
  {
    email: 'ludhiana.seller@demo.test',
    name: 'Harjit Singh Grewal',
    companyName: 'Gill Road Acrylic & Woollen Spinners',
    city: 'Ludhiana',
    state: 'Punjab',
    country: 'IN',
    roles: ['seller', 'buyer'],
    memberForDays: 137,
    plan: ALL_TEXTILE,
  },
  {
    email: 'bengaluru.seller@demo.test',
    name: 'Lakshmi Narayanappa',
    companyName: 'Ramanagara Silk & Zari House',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'IN',
    roles: ['seller'],
    memberForDays: 118,
    plan: ALL_TEXTILE,
  },
  {
    email: 'kolkata.seller@demo.test',
    name: 'Sourav Bandyopadhyay',
    companyName: 'Hooghly Bast Yarns',
    city: 'Kolkata',
    state: 'West Bengal',
    country: 'IN',
    roles: ['seller'],
    memberForDays: 109,
    plan: MODULE_STARTER,
  },
  {
    email: 'prato.seller@demo.test',
    name: 'Lorenzo Bigazzi',
    companyName: 'Filatura Valdibisenzio',
    city: 'Prato',
    state: 'Toscana',
    country: 'IT',
    roles: ['seller'],
    memberForDays: 88,
    plan: ALL_TEXTILE,
  },
] as const satisfies readonly DemoAccount[]

export type DemoEmail = (typeof DEMO_ACCOUNTS)[number]['email']

/** The same with every optional key readable. */
export const demoAccounts: readonly (DemoAccount & { email: DemoEmail })[] = DEMO_ACCOUNTS
