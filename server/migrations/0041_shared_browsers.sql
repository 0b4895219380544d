-- A browser that two people sign in to sends its notifications to whoever asked last: whose it was before is looked up, and forgotten.
select allow_purpose('push_subscriptions', 'sign-in', 'select');
select allow_purpose('push_subscriptions', 'sign-in', 'delete');
