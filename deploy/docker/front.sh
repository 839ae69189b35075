#!/bin/sh
# Starts nginx for the name in DOMAIN, which an image cannot know.
set -eu

case "${DOMAIN:-}" in
  '' | *[!A-Za-z0-9.-]*)
    echo 'Set DOMAIN to the name of the site, such as clinica.example.' >&2
    exit 1
    ;;
esac

mkdir -p /etc/nginx/clinic
cp /usr/share/clinic-front/* /etc/nginx/clinic/
sed -i "s/__DOMAIN__/$DOMAIN/g" /etc/nginx/clinic/*.conf
echo 'include /etc/nginx/clinic/clinic.conf;' > /etc/nginx/conf.d/clinic.conf

# A renewed certificate is read within a day.
(while sleep 86400; do nginx -s reload; done) &
exec nginx -g 'daemon off;'
