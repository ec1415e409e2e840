/** Customers were told it word for word, so it never changes. */
export const privacy20241230 = `{shopName} keeps what it needs to sell you a website, run it and answer you. Here is what that is, why we need it and how long it stays. What you buy and what it costs is in the [Terms of Service](/terms-of-service).

## What we collect {#what-we-collect}

When you buy :: Your name, your email address, your phone number if you give it, and what you bought: the website, the plan, the support package, the price and the dates.
When you pay :: Whether the payment went through, and the payment provider’s reference for it. No card numbers: you enter those on the provider’s own page.
When we deliver :: The access credentials of your website, stored encrypted, and when they were shown to you.
When you sign up :: Your name, your email address and a password, stored so that nobody can read it back. If you sign in through a login provider, what it calls you instead of a password.
When you sign in :: When that was, and the kind of browser and system, so that you can see where you are signed in.
When you write to us :: Your email address, your messages and files, and our answers.
When you cancel :: When you asked, and why, if you tell us.
When you visit :: To stop abuse we count attempts, for example to sign in, under a scrambled form of the network address. The counts are deleted soon after.

## Why we use it {#why}

We use what we collect for four things:

- to deliver, host and support the website that you bought;
- to charge for it, renew it, refund it and end it;
- to answer you, and to tell you what you need to know about your order;
- to keep accounts safe and records correct.

We do not use it for advertising.

## Who processes it {#who}

Card payment provider :: Hosts the checkout page, takes the payment and renews it. It gets your email address, what you buy and, from you directly, your card details.
Hosting :: Runs the servers that hold our data and the websites of our customers, and delivers our email.

We do not sell your data.

## Cookies {#cookies}

We use no tracking: no tracking cookies, no advertising and no analytics services of others. Our own pages use cookies only for signing in and for buying:

Session cookie :: Tells our server that it is you, for as long as you are signed in.
Hint cookie :: Tells our pages only that somebody may be signed in here, so that they ask the server. It holds nothing about you.
Login cookie :: Only if you sign in through a login provider: remembers for ten minutes that it was this browser that asked.
Checkout cookie :: Only if you buy: remembers for a day that it was this browser that opened the payment page, so that only you are led to your order.

While you buy, your browser also keeps a random number that names the purchase, so that a reload goes on with the same order. It is gone once you have paid. While you write to us, it keeps what you have typed until it is sent or the tab is closed.

The payment page belongs to our card payment provider, and its own cookie rules apply there.

## How long we keep it {#retention}

Accounts, with their orders and payments :: 7 years
Communications, such as emails and support tickets :: 3 years

The years of an account begin when it was last used and its last order has ended, those of a communication when it was last changed. Then we delete it. Of orders and payments only the amounts and dates remain, without anything that names you.

## Your rights {#your-rights}

Access :: Ask what we hold about you, and see it.
Correction :: Have what is wrong put right. Your name, email address and password you can change yourself in [your account](/dashboard/account).
Erasure :: Have it deleted, except for records that we need for a running subscription or must keep by law.
Copy :: Get your data in a file that you can take elsewhere.

Write to us in the [Support Center](/support) or to {supportEmail}, from the address that you bought or signed up with, so that we know it is you who is asking.

## Age {#age}

Our service is for people who are 18 or over. If somebody younger has given us data, write to us and we delete it.

## Security {#security}

- Passwords are stored so that nobody can read them back, ourselves included.
- The access credentials of your website are stored encrypted and are never written into an email.
- Your orders and support tickets are open to you and to the administrators of the shop, and to nobody else.
- A ticket that you opened without an account also opens by the link in our emails about it: keep that link to yourself.

No system is perfectly safe. If you notice something, please tell us.

## Changes to this policy {#changes}

When this policy changes, the new text appears on this page, with a new date at the top. Every version stays readable at an address of its own.

## How to reach us {#contact}

Questions about your data go to the [Support Center](/support) or to {supportEmail}. Our business hours are Mon-Fri 9-5 EST.
`;
